import type { Handler } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import type { changeOrderStatus } from '#contract/orders/orders.ts'
import { findTrackingUrl } from '#db/queries/deliveries/carriers.ts'
import { addOrderEvent, changeOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { mayMove, orderStatus } from '#rules/orders/order-states.ts'
import { cancelOrder } from './cancel-order.ts'
import { scheduleReviewRequest } from './schedule-review-request.ts'
import { showOrder } from './show-order.ts'

/** What the customer is told of a move; the others are the estate's own business. */
const MAIL = {
  SHIPPED: 'ORDER_SHIPPED',
  READY_FOR_PICKUP: 'ORDER_READY',
  CANCELLED: 'ORDER_CANCELLED',
} as const satisfies Partial<Record<string, MailKind>>

/** Moves the goods of an order one step on; its money is moved by payments and refunds alone. */
export const handleChangeOrderStatus: Handler<typeof changeOrderStatus> = async ({ params, body }, parts) => {
  const { db, principal, now, locale, randomId } = parts
  const order = await lockOrder(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const { status: fulfilment } = body
  if (!mayMove({ from: order.fulfilment, to: fulfilment, delivery: order.delivery_type }))
    return { refusal: 'order-move-illegal' }
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  if (fulfilment === 'CANCELLED') await cancelOrder(db, { orderId: order.id, now, detail: 'cancelled', who })
  else {
    const number = body.trackingNumber ?? order.tracking_number
    const template = number && order.carrier_id !== null ? await findTrackingUrl(db, order.carrier_id) : null
    const tracking_url = template?.replace('{number}', encodeURIComponent(number ?? '')) ?? null
    const status = orderStatus({ fulfilment, money: order.money }, 'goods')
    await changeOrder(db, {
      id: order.id,
      change: { status, fulfilment, changed_at: now, tracking_number: number, tracking_url },
    })
    await addOrderEvent(db, { orderId: order.id, from: order.status, to: fulfilment, ...who, at: now })
  }
  if (fulfilment in MAIL) {
    const kind = MAIL[fulfilment as keyof typeof MAIL]
    const facts = {}
    await queueMail(db, { kind, locale: order.locale, recipient: order.email, orderId: order.id, facts, now, randomId })
  }
  if (fulfilment === 'DELIVERED') await scheduleReviewRequest(db, { orderId: order.id, deliveredAt: now })
  const changes = [{ thing: 'orders', id: order.id, before: { fulfilment: order.fulfilment }, after: { fulfilment } }]
  return { value: { order: await showOrder(db, { id: order.id, locale }) }, changes }
}
