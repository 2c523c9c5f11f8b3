import type { HandlerContext, Services } from '#api/calls/handler.ts'
import { type PaymentState, PaymentUnavailable, type SiteAccount } from '#providers/payments/payments.ts'
import { refundSoldOut, type SettlementResult, settlePayment } from './settle-payment.ts'

export interface ProviderContext extends Pick<Services, 'payments'>, Pick<HandlerContext, 'transact'> {
  now: Date
  randomId: () => string
}

export interface PaymentReference {
  provider: string
  reference: string
  /** The estate's at this provider; without one there is nobody to ask. */
  account: SiteAccount | null
}

/**
 * Asks the provider how a payment stands and settles it. What a message or an address claims is never believed; a provider
 * that does not answer leaves everything as it is.
 */
export async function settleFromProvider(
  { payments, now, randomId, transact }: ProviderContext,
  payment: PaymentReference,
): Promise<SettlementResult> {
  const state = await fetchState(payments, payment)
  if (!state) return 'unknown'
  const settling = { provider: payment.provider, state, now, randomId }
  const settled = await transact(async (db) => {
    const outcome = await settlePayment(db, settling)
    // A refusal of its own, so that what was taken of the stock rolls back.
    return outcome === 'sold-out' ? { refusal: outcome } : { outcome }
  })
  if ('outcome' in settled) return settled.outcome
  return (await transact(async (db) => ({ outcome: await refundSoldOut(db, settling) }))).outcome
}

async function fetchState(
  payments: Services['payments'],
  { provider, reference, account }: PaymentReference,
): Promise<PaymentState | null> {
  if (!account) return null
  try {
    return (await payments.of(provider)?.fetchState(account, reference)) ?? null
  } catch (error) {
    if (error instanceof PaymentUnavailable) return null
    throw error
  }
}
