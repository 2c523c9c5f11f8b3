import type { HandlerContext } from '#api/calls/handler.ts'
import { askForPayment } from '#api/checkout/payment-links/ask-for-payment.ts'
import { linkForEstate } from '#api/checkout/payment-links/link-for-estate.ts'
import { openPaymentLink } from '#api/checkout/payment-links/open-payment-link.ts'
import { reserveStock } from '#db/queries/catalogue/stock-holds.ts'
import { insertOrder, type OrderRow } from '#db/queries/orders/orders.ts'
import { insertBareOrder } from '#db/queries/orders/supplements.ts'
import { daysLater } from '#rules/orders/order-times.ts'
import { type DraftedSupplement, supplementRow } from './draft-supplement.ts'

interface Placement {
  order: OrderRow
  drafted: DraftedSupplement
  days: number
}

/** What is added to an order, held and asked for by a link; null when somebody else was quicker: nothing of it may be kept. */
export async function placeSupplement(parts: HandlerContext, { order, drafted, days }: Placement) {
  const { db, now, randomId, principal } = parts
  const until = daysLater(now, days)
  const row = supplementRow({ order, totals: drafted.totals, carried: drafted.carried, now, randomId })
  const by = { actor: 'ADMIN', userId: principal?.id ?? null } as const
  const held = { ...row, reserved_until: until }
  const { lines } = drafted
  const id = await (lines.length > 0
    ? insertOrder(db, { order: held, lines, by })
    : insertBareOrder(db, { order: held, by }))
  if (!(await reserveStock(db, { orderId: id, claims: drafted.claims }))) return null
  const amountCents = drafted.totals.total
  const link = await openPaymentLink(parts, { orderId: id, amountCents, expiresAt: until })
  const asked = { id, locale: order.locale, email: order.email }
  await askForPayment(parts, { order: asked, means: 'LINK', linkId: link.id, amountCents, until })
  return { id, link: await linkForEstate(parts, { link, locale: order.locale }) }
}
