import type { Handler } from '#api/calls/handler.ts'
import { showOrder } from '#api/orders/show-order.ts'
import type { refundOrder } from '#contract/payments/refunds.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { returnStock } from '#db/queries/catalogue/stock-holds.ts'
import { addOrderEvent, lockOrder, setOrderStatus } from '#db/queries/orders/orders.ts'
import { addRefund, findPaidPayment } from '#db/queries/payments/payments.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { mayBecome } from '#rules/orders/order-states.ts'

/**
 * Decides the refund under the order's lock; the bank is asked a moment later, and again until it has answered, with the
 * same key: what is decided once is paid once. The credit note and the mail come when the money is on its way.
 */
export const handleRefundOrder: Handler<typeof refundOrder> = async ({ params, body }, parts) => {
  const { db, principal, now, locale } = parts
  const order = await lockOrder(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const amount = eurosToCents(body.amount)
  const payment = await findPaidPayment(db, order.id)
  const whole = amount + order.refunded_cents === order.total_cents
  const status = whole ? 'REFUNDED' : 'PARTLY_REFUNDED'
  if (!payment || !mayBecome({ from: order.status, to: status, delivery: order.delivery_type }))
    return { refusal: 'order-move-illegal' }
  if (amount < 1 || amount > order.total_cents - order.refunded_cents) return { refusal: 'refund-too-large' }
  // What never left the cellar is for sale again.
  if (whole && (order.status === 'PAID' || order.status === 'IN_PREPARATION')) await returnStock(db, order.id)
  const refundId = await addRefund(db, {
    order_id: order.id,
    payment_id: payment.id,
    amount_cents: amount,
    reason: body.reason,
    asked_by: principal?.id ?? null,
    created_at: now,
  })
  const refunded_cents = order.refunded_cents + amount
  await setOrderStatus(db, { id: order.id, change: { status, refunded_cents, changed_at: now } })
  const who = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  await addOrderEvent(db, { orderId: order.id, from: order.status, to: status, ...who, at: now })
  await scheduleWork(db, { kind: 'REFUND', subject: String(refundId), dueAt: now })
  return { value: { order: await showOrder(db, { id: order.id, locale }) } }
}
