import type { Handler } from '#api/calls/handler.ts'
import { findOrderForCaller } from '#api/orders/find-order-for-caller.ts'
import { showOrder } from '#api/orders/show-order.ts'
import type { cancelOwnOrder } from '#contract/returns/returns.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { isCancellable } from '#rules/orders/order-states.ts'
import { callerAsActor } from './caller-as-actor.ts'
import { giveUpOrder } from './give-up-order.ts'

/** The order's lock decides between the customer and the estate, who may begin to prepare it at the same moment. */
export const handleCancelOwnOrder: Handler<typeof cancelOwnOrder> = async ({ params }, parts) => {
  const { db, locale } = parts
  const id = await findOrderForCaller(parts, params.id)
  const order = id === null ? undefined : await lockOrder(db, id)
  if (!order) return { refusal: 'order-not-found' }
  if (!isCancellable(order)) return { refusal: 'order-not-cancellable' }
  // A deposit ends with its visit, and only there is it said what becomes of it.
  if (order.visit_booking_id !== null) return { refusal: 'order-not-cancellable' }
  const ended = await giveUpOrder(db, { order, who: callerAsActor(parts), reason: 'given-up', parts })
  if ('refusal' in ended) return ended
  return { value: { order: await showOrder(db, { id: order.id, locale }) } }
}
