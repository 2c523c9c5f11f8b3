import { RECEIVED_MEANS, type ReceivedMeans } from '#contract/payments/closed-sets.ts'

/** Whether money came to the estate without a provider: what stands for one says how. */
export function isReceivedMeans(provider: string | null): provider is ReceivedMeans {
  return (RECEIVED_MEANS as readonly (string | null)[]).includes(provider)
}
