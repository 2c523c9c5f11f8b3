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

interface SettlingContext extends ProviderContext {
  site: { id: number }
}

/** Of this process. A message and the customer's return come at the same moment: the second would ask and lock in vain. */
const underWay = new Map<string, Promise<SettlementResult>>()

/**
 * Asks the provider how a payment stands and settles it. What a message or an address claims is never believed; a provider
 * that does not answer leaves everything as it is.
 */
export async function settleFromProvider(
  context: SettlingContext,
  payment: PaymentReference,
): Promise<SettlementResult> {
  const key = `${context.site.id} ${payment.provider} ${payment.reference}`
  const before = underWay.get(key)
  // Whoever found nothing may have asked a moment too early.
  if (before && isSettled(await before.catch(() => 'unknown' as const))) return 'nothing'
  const settling = askAndSettle(context, payment)
  underWay.set(key, settling)
  try {
    const result = await settling
    if (isSettled(result)) noteHappening('payment', result)
    return result
  } finally {
    if (underWay.get(key) === settling) underWay.delete(key)
  }
}

function isSettled(result: SettlementResult): result is Exclude<SettlementResult, 'unknown' | 'nothing' | 'sold-out'> {
  return result !== 'unknown' && result !== 'nothing' && result !== 'sold-out'
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
