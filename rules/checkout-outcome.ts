import type { Order } from '#contract/orders.ts'

/** Growing pauses between two looks at a payment: some twenty seconds in all. */
export const POLL_PAUSES_MS = [500, 1_000, 1_500, 2_000, 3_000, 4_000, 4_000, 4_000] as const

export type Outcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'over'

/** How an order stands, from what the server says and nothing else. */
export function outcomeOf({ status, payment, paidAt }: Pick<Order, 'status' | 'payment' | 'paidAt'>): Outcome {
  if (status.value === 'CANCELLED') return paidAt === null ? 'cancelled' : 'over'
  if (status.value !== 'AWAITING_PAYMENT') return 'paid'
  if (payment?.status === 'FAILED') return payment.failure === 'cancelled-by-customer' ? 'cancelled' : 'failed'
  return payment?.status === 'CANCELLED' ? 'cancelled' : 'pending'
}
