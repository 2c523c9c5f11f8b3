import type { Handler } from '#api/calls/handler.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import type { withdrawQuote } from '#contract/quotes/quotes.ts'
import { changeQuote, lockQuote } from '#db/queries/quotes/quotes.ts'
import { quoteState } from '#rules/quotes/quote-state.ts'

/** What it held is free again with it. */
export const handleWithdrawQuote: Handler<typeof withdrawQuote> = async ({ params }, { db, now, principal }) => {
  const quote = await lockQuote(db, params.id)
  if (!quote) return { refusal: 'thing-not-found' }
  if (quoteState({ state: quote.state, validUntil: quote.valid_until }, now) !== 'OPEN')
    return { refusal: 'quote-over' }
  await changeQuote(db, { id: quote.id, state: 'WITHDRAWN', now })
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  if (quote.order_id !== null) await cancelOrder(db, { orderId: quote.order_id, now, detail: 'cancelled', who })
  const changes = [{ thing: 'quotes', id: quote.id, before: { state: 'OPEN' }, after: { state: 'WITHDRAWN' } }]
  return { value: { id: quote.id }, changes }
}
