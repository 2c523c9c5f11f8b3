import type { HandlerContext } from '#api/calls/handler.ts'
import { cancelUnpaidCarriage } from '#api/orders/move-supplements.ts'
import { decideRefund } from '#api/payments/decide-refund.ts'
import type { OfficePaymentLink } from '#contract/checkout/payment-links.ts'
import { changeOrder, findOrder, type LockedOrder } from '#db/queries/orders/orders.ts'
import { moveSupplementsTo } from '#db/queries/orders/supplements.ts'
import { isInCellar } from '#rules/orders/order-states.ts'
import type { NewPlace } from './delivery-price.ts'
import { draftCarriage } from './draft-carriage.ts'
import { placeSupplement } from './place-supplement.ts'

interface OtherPlace {
  /** Locked by the caller. */
  order: LockedOrder
  place: { delivery_address: string } | { access_point: string }
  phone?: string
  found: NewPlace
  /** What becomes of the difference, and how long it can be paid. */
  wish: { price: 'SAME' | 'LESS' | 'MORE'; days: number }
}

interface Settled {
  refundCents: number
  moreCents: number
  link: OfficePaymentLink | null
}

type Refused = { refusal: 'order-edit-closed' | 'refund-too-large' }

/** An order goes elsewhere, with all that was added to it; what that costs less goes back, what it costs more is asked for. */
export async function bringElsewhere(parts: HandlerContext, wanted: OtherPlace): Promise<Settled | Refused> {
  const { db, now } = parts
  const { order, place, phone = order.phone, found, wish } = wanted
  const lessCents = found.price ? found.price.beforeCents - found.price.afterCents : 0
  const isSettled = (wish.price === 'LESS' && lessCents > 0) || (wish.price === 'MORE' && lessCents < 0)
  if (isSettled && !isInCellar(order)) return { refusal: 'order-edit-closed' }
  const back = isSettled && lessCents > 0 ? await giveBack(parts, { order, cents: lessCents }) : null
  if (back && 'refusal' in back) return back
  const arrival = found.arrival && { arrives_from: found.arrival.from, arrives_until: found.arrival.until }
  await changeOrder(db, { id: order.id, change: { ...place, phone, ...arrival, edited_at: now, changed_at: now } })
  await cancelUnpaidCarriage(db, { orderId: order.id, now })
  await moveSupplementsTo(db, { orderId: order.id, place, now })
  const moreCents = isSettled && lessCents < 0 ? -lessCents : 0
  const link = moreCents > 0 ? await askForMore(parts, { id: order.id, cents: moreCents, days: wish.days }) : null
  return { refundCents: back?.amountCents ?? 0, moreCents, link }
}

/** Of an order that is paid, what its new delivery costs less. */
async function giveBack(parts: HandlerContext, { order, cents }: { order: LockedOrder; cents: number }) {
  const decided = await decideRefund(parts.db, {
    order,
    request: { lines: [], shippingCents: cents, goodwillCents: 0 },
    reason: 'edited',
    who: { actor: 'ADMIN', userId: parts.principal?.id ?? null },
    now: parts.now,
  })
  if (!('refusal' in decided)) return decided
  return { refusal: decided.refusal === 'refund-too-large' ? decided.refusal : ('order-edit-closed' as const) }
}

/** An addition that holds nothing: to where the order goes by now. */
async function askForMore(parts: HandlerContext, { id, cents, days }: { id: number; cents: number; days: number }) {
  const order = await findOrder(parts.db, id)
  if (!order) throw new Error(`Order ${id} is gone in its own transaction`)
  const placed = await placeSupplement(parts, { order, drafted: await draftCarriage(parts.db, { id, cents }), days })
  if (!placed) throw new Error(`Nothing is held for order ${id}, and still somebody was quicker`)
  return placed.link
}
