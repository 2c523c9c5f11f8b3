import type { AccessPoint } from '#contract/deliveries.ts'
import { parcelParameters } from '#db/queries/parameters.ts'
import type { NewOrder } from '#db/queries/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { orderObstacles } from '#rules/order-obstacles.ts'
import { orderTotals } from '#rules/order-totals.ts'
import { parcelOf } from '#rules/parcel.ts'
import { priceCart } from '../carts/price-cart.ts'
import { settleDelivery } from '../deliveries/settle-delivery.ts'
import { readBuyer } from './order-buyer.ts'
import { withVat } from './order-contents.ts'
import { deliveryPlace } from './order-delivery.ts'
import { readCode } from './order-discount.ts'
import type { OrderBody, OrderParts } from './place-order.ts'

/** What an order would be if it were made now: all amounts are ours, whatever the caller has sent. */
export async function readOrder(
  db: SiteDb,
  parts: OrderParts,
  body: OrderBody,
  accessPoint: AccessPoint | null,
) {
  const { now, locale, principal } = parts
  const cart = await priceCart(db, body.idCart, locale)
  const parcel = parcelOf(cart.lines, await parcelParameters(db))
  const isSent = body.delivery.type === 'DELIVERY' || body.delivery.type === 'PICKUP'
  if (orderObstacles(cart.lines, isSent ? parcel.rule : null).length > 0) return { refusal: 'order-obstructed' as const }
  const bought = await readBuyer({ db, principal, now }, body, cart.lines.some((line) => line.is_alcohol))
  if (!('buyer' in bought)) return bought
  const place = deliveryPlace(body, accessPoint, parcel.needsDelivery)
  if ('problems' in place) return place
  const delivery = await settleDelivery(
    { db, locale, now },
    {
      lines: cart.lines,
      bottles: parcel.charged.bottles,
      productsTotal: cart.total,
      wish: body.delivery,
      accessPoint,
      dateSchedule: body.dateSchedule ?? null,
      idSchedule: body.idSchedule ?? null,
      ...place,
    },
  )
  if (!('settled' in delivery)) return delivery
  const code = await readCode(db, body, cart.total, delivery.settled.shippingCents, bought.buyer.email, now)
  if ('refusal' in code) return code
  const lines = await withVat(db, cart.lines)
  const totals = orderTotals({
    lines: lines.map(({ line, parts: vat }) => ({ total: line.total, parts: vat })),
    discount: code.discount,
    shipping: delivery.settled.shippingCents,
  })
  const order = newOrder(parts, body, { ...bought, ...delivery, totals, code })
  return { order, lines }
}
