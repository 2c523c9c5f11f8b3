import { mayUseCart } from '#api/carts/may-use-cart.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { completeOrder } from '#api/orders/complete-order.ts'
import { paymentMethod } from '#api/payments/payment-method.ts'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { keepBirthdate } from '#db/queries/accounts/users.ts'
import { lockCustomer } from '#db/queries/carts/carts.ts'
import {
  findCartOrder,
  findOrderByCart,
  findOrderByKey,
  insertOrder,
  lockOrder,
  lockOrderedCart,
} from '#db/queries/orders/orders.ts'
import { addPayment, findPendingPayment, type PendingPayment } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { draftOrder } from './draft-order.ts'
import { orderFingerprint, orderLine } from './order-contents.ts'
import type { OrderBody, OrderContext, OrderRefused } from './order-context.ts'
import { reserveCode, reserveLines } from './reserve-for-order.ts'

interface PlacedOrder {
  orderId: number
  publicId: string
  totalCents: number
  /** Null when nothing is due, or all is paid. */
  payment: PendingPayment | null
}

type PlacementOutcome = { placed: PlacedOrder } | OrderRefused

/**
 * Makes the order of a cart, in one transaction: everything is read anew under the cart's lock, priced here, and its
 * stock, its code and its slot are held. The same wish for the same cart gives the same order, however often it is sent.
 */
export async function placeOrder(
  db: SiteDb,
  { parts, body, accessPoint }: { parts: OrderContext; body: OrderBody; accessPoint: AccessPoint | null },
): Promise<PlacementOutcome> {
  // Their date of birth may be kept with this order; customers are locked before carts, as everywhere.
  if (parts.principal && body.user.birthdate) await lockCustomer(db, parts.principal.id)
  const cart = await lockOrderedCart(db, body.idCart)
  if (!cart || !mayUseCart(cart, parts.principal)) return { refusal: 'cart-not-found' }
  const keyed = parts.idempotencyKey === null ? undefined : await findOrderByKey(db, parts.idempotencyKey)
  const [known, lines] = await Promise.all([findOrderByCart(db, cart.id), findCartOrder(db, cart.id)])
  if (known && known.status !== 'AWAITING_PAYMENT') return { placed: placedOrder(known) }
  const hash = orderFingerprint({ body, lines: lines, userId: parts.principal?.id ?? null })
  if (known && known.contents_hash === hash && totalMatches(body, known.total_cents)) {
    return resumeOrder(db, { parts, head: placedOrder(known) })
  }
  // A key stands for one wish: another one, or another cart, under it is a mistake of the caller.
  if (keyed) return { refusal: 'idempotency-key-reused' }
  // Whatever it held is free again for the order that takes its place; a refusal below brings it all back.
  if (known) await cancelOrder(db, { orderId: known.id, now: parts.now, detail: 'replaced' })
  return placeNew(db, { parts, body, accessPoint, hash })
}

interface PlaceNewOptions {
  parts: OrderContext
  body: OrderBody
  accessPoint: AccessPoint | null
  hash: string
}

async function placeNew(db: SiteDb, { parts, body, accessPoint, hash }: PlaceNewOptions): Promise<PlacementOutcome> {
  const read = await draftOrder(db, { parts, body, accessPoint })
  if (!('order' in read)) return read
  const order = { ...read.order, contents_hash: hash, idempotency_key: parts.idempotencyKey }
  if (!totalMatches(body, order.total_cents)) return { refusal: 'total-changed' }
  const rows = read.lines.map((line) => orderLine(line, parts.locale))
  const orderId = await insertOrder(db, { order, lines: rows })
  // Said once to buy alcohol, it cannot be another one the next time.
  if (order.user_id && order.birthdate && rows.some(({ is_alcohol }) => is_alcohol)) {
    await keepBirthdate(db, { id: order.user_id, birthdate: order.birthdate })
  }
  if (!(await reserveLines(db, { orderId, lines: read.lines, now: parts.now }))) return { refusal: 'order-obstructed' }
  if (!(await reserveCode(db, order))) return { refusal: 'discount-unknown' }
  const head = { orderId, publicId: order.public_id, totalCents: order.total_cents, payment: null }
  return { placed: { ...head, payment: await openPayment(db, { parts, head }) } }
}

/** The order is there already: what it held may have been given back, and its last try to pay may have failed. */
async function resumeOrder(
  db: SiteDb,
  { parts, head }: { parts: OrderContext; head: PlacedOrder },
): Promise<PlacementOutcome> {
  if (!(await reserveLines(db, { orderId: head.orderId, lines: null, now: parts.now })))
    return { refusal: 'order-obstructed' }
  return { placed: { ...head, payment: await openPayment(db, { parts, head }) } }
}

function placedOrder(known: { id: number; public_id: string; total_cents: number }): PlacedOrder {
  return { orderId: known.id, publicId: known.public_id, totalCents: known.total_cents, payment: null }
}

function totalMatches({ shownTotal }: OrderBody, totalCents: number): boolean {
  return shownTotal == null || eurosToCents(shownTotal) === totalCents
}

/** The payment that is open, or a new one. An order that costs nothing is complete at once. */
async function openPayment(
  db: SiteDb,
  { parts: { now, randomId }, head: { orderId, totalCents } }: { parts: OrderContext; head: PlacedOrder },
): Promise<PendingPayment | null> {
  if (totalCents === 0) {
    const order = await lockOrder(db, orderId)
    if (!order || !(await completeOrder(db, { order, paymentId: null, now, randomId })))
      throw new Error(`Order ${orderId} holds its stock and yet cannot take it`)
    return null
  }
  const provider = await paymentMethod(db)
  return (await findPendingPayment(db, orderId)) ?? addPayment(db, { orderId, provider, amountCents: totalCents, now })
}
