import type { Handler } from '#api/calls/handler.ts'
import { askForPayment } from '#api/checkout/payment-links/ask-for-payment.ts'
import type { orderQuote } from '#contract/quotes/quotes.ts'
import { lockQuote } from '#db/queries/quotes/quotes.ts'
import { daysLater } from '#rules/orders/order-times.ts'
import { becomeOrder } from './become-order.ts'

/** Its customer said yes by telephone or on paper: the order is made, and its link mailed. */
export const handleOrderQuote: Handler<typeof orderQuote> = async ({ params, body }, parts) => {
  const quote = await lockQuote(parts.db, params.id)
  if (!quote) return { refusal: 'thing-not-found' }
  if (quote.state !== 'OPEN') return { refusal: 'quote-over' }
  const become = await becomeOrder(parts, { quote, holdDays: body.holdDays })
  if ('refusal' in become) return become
  const { order, link } = become
  if (link && body.isMailed) {
    const until = daysLater(parts.now, body.holdDays)
    await askForPayment(parts, { order, means: 'LINK', linkId: link.id, amountCents: order.total_cents, until })
  }
  const changes = [
    { thing: 'quotes', id: quote.id, before: { state: 'OPEN' }, after: { state: 'ACCEPTED', idOrder: order.id } },
  ]
  return { value: { idOrder: order.id }, changes }
}
