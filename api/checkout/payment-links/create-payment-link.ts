import type { Handler } from '#api/calls/handler.ts'
import type { createPaymentLink } from '#contract/checkout/payment-links.ts'
import { changeOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { daysLater } from '#rules/orders/order-times.ts'
import { askForPayment } from './ask-for-payment.ts'
import { linkForEstate } from './link-for-estate.ts'
import { openPaymentLink } from './open-payment-link.ts'

/** What the order holds is held as long as its link can be paid; its end is due work, which looks at the new time. */
export const handleCreatePaymentLink: Handler<typeof createPaymentLink> = async ({ params, body }, parts) => {
  const { db, now } = parts
  const order = await lockOrder(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  // A deposit is paid by its booking; money that a person has to look at is no reason to ask for more.
  const isOpen = order.fulfilment === 'AWAITING_PAYMENT' && order.money === 'OPEN' && order.visit_booking_id === null
  const amountCents = order.total_cents - order.cards_cents
  if (!isOpen || amountCents === 0) return { refusal: 'nothing-to-pay' }
  const expiresAt = daysLater(now, body.days)
  await changeOrder(db, { id: order.id, change: { reserved_until: expiresAt, changed_at: now } })
  const link = await openPaymentLink(parts, { orderId: order.id, amountCents, expiresAt })
  if (body.isMailed)
    await askForPayment(parts, { order, means: 'LINK', linkId: link.id, until: expiresAt, amountCents })
  const changes = [
    { thing: 'orders', id: order.id, before: null, after: { paymentLinkUntil: expiresAt.toISOString() } },
  ]
  return { value: { link: await linkForEstate(parts, { link, locale: order.locale }) }, changes }
}
