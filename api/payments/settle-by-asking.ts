import { PaymentAway, type PaymentState } from '#providers/payments/payments.ts'
import type { HandlerParts, Services } from '../machinery/handler.ts'
import { type Settled, settlePayment, settleSoldOut } from './settle-payment.ts'
import { siteAccount } from './site-account.ts'

export interface AskingParts extends Pick<Services, 'payments' | 'secrets'>, Pick<HandlerParts, 'transact'> {
  site: { id: number }
  now: Date
  randomId: () => string
}

/**
 * Asks the provider how a payment stands and settles it. What a message or an address claims is never believed; a provider
 * that does not answer leaves everything as it is.
 */
export async function settleByAsking(parts: AskingParts, provider: string, reference: string): Promise<Settled> {
  const { now, randomId, transact } = parts
  const state = await fetchState(parts, provider, reference)
  if (!state) return 'unknown'
  const settling = { provider, state, now, randomId }
  const settled = await transact(async (db) => {
    const outcome = await settlePayment(db, settling)
    // A refusal of its own, so that what was taken of the stock rolls back.
    return outcome === 'sold-out' ? { refusal: outcome } : { outcome }
  })
  if ('outcome' in settled) return settled.outcome
  return (await transact(async (db) => ({ outcome: await settleSoldOut(db, settling) }))).outcome
}

async function fetchState(
  { transact, payments, secrets, site, now, randomId }: AskingParts,
  name: string,
  reference: string,
): Promise<PaymentState | null> {
  const provider = payments.of(name)
  if (!provider) return null
  const { account } = await transact(async (db) => ({
    account: await siteAccount({ db, secrets, site, now }, name, randomId),
  }))
  if (!account) return null
  try {
    return await provider.fetchState(account, reference)
  } catch (error) {
    if (error instanceof PaymentAway) return null
    throw error
  }
}
