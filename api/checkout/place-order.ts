import type { Selectable } from 'kysely'
import { mayUseCart } from '#api/carts/may-use-cart.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { completeOrder } from '#api/orders/complete-order.ts'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { keepBirthdate } from '#db/queries/accounts/users.ts'
import { cartLines } from '#db/queries/carts/cart-lines.ts'
import { lockCustomer } from '#db/queries/carts/carts.ts'
import { cartStockNeeds } from '#db/queries/catalogue/stock.ts'
import { orderParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { findOrderView, type OrderView } from '#db/queries/orders/order-views.ts'
import {
  findCartOrder,
  findOrderByCart,
  findOrderByKey,
  insertOrder,
  insertOrderToPay,
  lockOrder,
  lockOrderedCart,
} from '#db/queries/orders/orders.ts'
import { addPayment, findPendingPayment, type PendingPayment } from '#db/queries/payments/payments.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { stockClaims } from '#rules/catalogue/stock-claims.ts'
import { HOLD_MINUTES, minutesLater } from '#rules/orders/order-times.ts'
import { draftOrder, type OrderGround } from './draft-order.ts'
import { lockInTurn } from './lock-in-turn.ts'
import { orderFingerprint, orderLine } from './order-contents.ts'
import type { OrderBody, OrderContext, OrderRefused } from './order-context.ts'
import { payByGiftCards } from './pay-by-gift-cards.ts'
import { asksTooMuchPatience, holdForOrder } from './reserve-for-order.ts'

interface PlacedOrder {
  orderId: number
  publicId: string
  /** What is left to pay at a provider. */
  dueCents: number
  /** Null when nothing is due, or all is paid. */
  payment: PendingPayment | null
  /** As it was placed, where it was read on the way. */
  view?: OrderView | undefined
}

type PlacementOutcome = { placed: PlacedOrder } | OrderRefused

export interface PlacementRequest {
  parts: OrderContext
  body: OrderBody
  accessPoint: AccessPoint | null
  /** The payment provider that the estate has chosen, and whether it could be asked at all. */
  provider: string
  isPaymentOpen: boolean
}

/**
 * Makes the order of a cart, in one transaction: everything is read anew under the cart's lock, priced here, and its
 * stock, its code and its slot are held. The same wish for the same cart gives the same order, however often it is sent.
 */
export async function placeOrder(db: SiteDb, request: PlacementRequest): Promise<PlacementOutcome> {
  const { parts, body } = request
  // Their date of birth may be kept with this order; customers are locked before carts, as everywhere.
  if (parts.principal && body.user.birthdate) await lockCustomer(db, parts.principal.id)
  // Sent at once and done in this order: all is read as it is under the cart's lock.
  const [cart, keyed, known, lines, ground] = await Promise.all([
    lockOrderedCart(db, body.idCart),
    parts.idempotencyKey === null ? undefined : findOrderByKey(db, parts.idempotencyKey),
    findOrderByCart(db, body.idCart),
    findCartOrder(db, body.idCart),
    readGround(db, { cartId: body.idCart, locale: parts.locale }),
  ])
  if (!cart || !mayUseCart(cart, parts.principal)) return { refusal: 'cart-not-found' }
  const hash = orderFingerprint({ body, lines, userId: parts.principal?.id ?? null })
  if (known && known.fulfilment !== 'AWAITING_PAYMENT') {
    // The cart's id alone opens nothing: whoever asks again knows what was ordered, or the key it was ordered with.
    const isAskedAgain = keyed?.id === known.id || known.contents_hash === hash
    return isAskedAgain || isOwnCart(cart, parts.principal)
      ? { placed: placedOrder(known) }
      : { refusal: 'cart-not-found' }
  }
  if (known && known.contents_hash === hash && totalMatches(body, known.total_cents)) {
    return withPayment(db, { request, head: placedOrder(known) })
  }
  // A key stands for one wish: another one, or another cart, under it is a mistake of the caller.
  if (keyed) return { refusal: 'idempotency-key-reused' }
  // Whatever it held is free again for the order that takes its place; a refusal below brings it all back.
  const isHeld = known && known.reserved_until !== null && known.reserved_until > parts.now
  if (known) {
    await lockInTurn(db, { formerId: known.id, body, lines })
    await cancelOrder(db, { orderId: known.id, now: parts.now, detail: isHeld ? 'replaced' : 'unpaid' })
  }
  // Another wish does not begin the time anew.
  return placeNew(db, { request, ground, hash, heldSince: (isHeld && known.held_since) || parts.now })
}

async function readGround(db: SiteDb, { cartId, locale }: { cartId: string; locale: string }): Promise<OrderGround> {
  const [lines, needs, parameters] = await Promise.all([
    cartLines(db, { cartId, locale }),
    cartStockNeeds(db, { cartId, also: [] }),
    orderParameters(db),
  ])
  return { lines, needs, parameters }
}

/** A guest's cart belongs to whoever knows its id, and its id travels in mails and links. */
function isOwnCart(cart: { user_id: number | null }, principal: OrderContext['principal']): boolean {
  return cart.user_id !== null && cart.user_id === principal?.id
}

interface NewPlacement {
  request: PlacementRequest
  ground: OrderGround
  hash: string
  heldSince: Date
}

async function placeNew(db: SiteDb, { request, ground, hash, heldSince }: NewPlacement): Promise<PlacementOutcome> {
  const { parts, body, accessPoint, provider } = request
  const drafted = await draftOrder(db, { parts, body, accessPoint, ground })
  if (!('order' in drafted)) return drafted
  const { code } = drafted
  const reservedUntil = minutesLater(heldSince, HOLD_MINUTES)
  const hold = { held_since: heldSince, reserved_until: reservedUntil }
  const order = { ...drafted.order, ...hold, contents_hash: hash, idempotency_key: parts.idempotencyKey }
  if (!totalMatches(body, order.total_cents)) return { refusal: 'total-changed' }
  const { needs } = ground
  const wanted = drafted.lines.map(({ line }) => ({ declinationId: line.id, quantity: line.quantity }))
  const lines = drafted.lines.map((line) => orderLine({ ...line, needs }, parts.locale))
  // Nothing but its stock is to be locked, and all of it is to be paid.
  const isPlain = code === null && body.giftCards.length === 0 && order.total_cents > 0
  const { id, payment } = isPlain
    ? await insertOrderToPay(db, { order, lines, provider })
    : { id: await insertOrder(db, { order, lines }), payment: null }
  // Said once to buy alcohol, it cannot be another one the next time.
  if (order.user_id && order.birthdate && lines.some(({ is_alcohol }) => is_alcohol)) {
    await keepBirthdate(db, { id: order.user_id, birthdate: order.birthdate })
  }
  const placed = { ...order, id }
  const holding = () => holdForOrder(db, { order: placed, claims: stockClaims(wanted, needs), code })
  const counting = () => asksTooMuchPatience(db, { order: placed, now: parts.now })
  // At once where nothing comes between: others wait for this stock no longer than one journey.
  const [refused, isCounted, view] = isPlain
    ? await Promise.all([holding(), counting(), findOrderView(db, id)])
    : [await holding(), null, undefined]
  if (refused) return refused
  const paid = await payByGiftCards(db, { order: placed, body, lines, now: parts.now })
  if ('refusal' in paid) return paid
  const isTooMuch = isCounted ?? (await counting())
  if (isTooMuch) return { refusal: 'too-many-unpaid-orders' }
  const dueCents = order.total_cents - paid.cardsCents
  return withPayment(db, { request, head: { orderId: id, publicId: order.public_id, dueCents, payment, view } })
}

type KnownOrder = Pick<Selectable<Tables['orders']>, 'id' | 'public_id' | 'total_cents' | 'cards_cents'>

function placedOrder({ id, public_id, total_cents, cards_cents }: KnownOrder): PlacedOrder {
  return { orderId: id, publicId: public_id, dueCents: total_cents - cards_cents, payment: null }
}

function totalMatches({ shownTotal }: OrderBody, totalCents: number): boolean {
  return shownTotal == null || eurosToCents(shownTotal) === totalCents
}

/** With the payment that is open, or a new one. An order of which nothing is left to pay is complete at once. */
async function withPayment(
  db: SiteDb,
  { request, head }: { request: PlacementRequest; head: PlacedOrder },
): Promise<PlacementOutcome> {
  const { now, randomId, secrets } = request.parts
  const { orderId, dueCents } = head
  if (dueCents === 0) {
    const order = await lockOrder(db, orderId)
    if (!order || !(await completeOrder(db, { order, paymentId: null, secrets, now, randomId })))
      throw new Error(`Order ${orderId} holds its stock and yet cannot take it`)
    return { placed: head }
  }
  // Nothing may be held for what nobody can pay.
  if (!request.isPaymentOpen) return { refusal: 'payment-closed' }
  const { provider } = request
  const open = head.payment ?? (await findPendingPayment(db, orderId))
  return {
    placed: { ...head, payment: open ?? (await addPayment(db, { orderId, provider, amountCents: dueCents, now })) },
  }
}
