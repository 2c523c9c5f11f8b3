import type { Handler } from '#api/calls/handler.ts'
import type { receivePayment } from '#contract/checkout/entered-orders.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { receiveMoney } from './receive-money.ts'

/** Under the order's lock: of two who note the same cheque one is told that nothing is open. */
export const handleReceivePayment: Handler<typeof receivePayment> = async ({ params, body }, parts) => {
  const order = await lockOrder(parts.db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const { means, on, reference } = body
  const dueCents = order.total_cents - order.cards_cents
  const isOpen = order.fulfilment === 'AWAITING_PAYMENT' && order.money === 'OPEN' && order.visit_booking_id === null
  if (!isOpen || dueCents === 0) return { refusal: 'nothing-to-pay' }
  // Less is no payment and more would have to go back: a person settles that before it is noted.
  if (eurosToCents(body.amount) !== dueCents) return { problems: { amount: { problem: 'invalid' } } }
  if (on > parisDay(parts.now)) return { problems: { on: { problem: 'invalid' } } }
  const refused = await receiveMoney(parts, { order, means, on, reference })
  if (refused) return refused
  const changes = [{ thing: 'orders', id: order.id, before: null, after: { received: means, on } }]
  return { value: { id: order.id }, changes }
}
