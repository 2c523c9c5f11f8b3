import type { HandlerContext } from '#api/calls/handler.ts'
import { noteHappening } from '#api/calls/happenings.ts'
import type { PaymentAccount } from '#providers/payments/payments.ts'
import { refundSoldOut, type SettlementResult, settlePayment } from './settle-payment.ts'

export interface ProviderContext extends Pick<HandlerContext, 'transact' | 'secrets'> {
  now: Date
  randomId: () => string
}

interface PaymentReference {
  provider: string
  reference: string
  /** The estate's at this provider. */
  account: PaymentAccount
}

/**
 * Asks the provider how a payment stands and settles it. What a message or an address claims is never believed; a provider
 * that does not answer leaves everything as it is.
 */
export async function settleFromProvider(
  context: ProviderContext,
  payment: PaymentReference,
): Promise<SettlementResult> {
  const result = await askAndSettle(context, payment)
  if (result !== 'unknown' && result !== 'nothing' && result !== 'sold-out') noteHappening('payment', result)
  return result
}

async function askAndSettle(
  { now, randomId, transact, secrets }: ProviderContext,
  { provider, reference, account }: PaymentReference,
): Promise<SettlementResult> {
  const found = await account.fetchState(reference)
  if (found.outcome !== 'found') return 'unknown'
  const settling = { provider, state: found.state, secrets, now, randomId }
  const settled = await transact(async (db) => {
    const outcome = await settlePayment(db, settling)
    // A refusal of its own, so that what was taken of the stock rolls back.
    return outcome === 'sold-out' ? { refusal: outcome } : { outcome }
  })
  if ('outcome' in settled) return settled.outcome
  return (await transact(async (db) => ({ outcome: await refundSoldOut(db, settling) }))).outcome
}
