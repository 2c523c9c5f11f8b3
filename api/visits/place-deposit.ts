import { createHash } from 'node:crypto'
import type { HandlerContext } from '#api/calls/handler.ts'
import { asksTooMuchPatience } from '#api/checkout/reserve-for-order.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { paymentMethod } from '#api/payments/payment-method.ts'
import type { Address } from '#contract/orders/orders.ts'
import { insertOrder } from '#db/queries/orders/orders.ts'
import { addPayment, findPendingPayment, type PendingPayment } from '#db/queries/payments/payments.ts'
import { findServiceTitle } from '#db/queries/visits/services.ts'
import { HOLD_MINUTES, minutesLater } from '#rules/orders/order-times.ts'
import { draftDeposit } from './draft-deposit.ts'
import { type OpenBooking, openBooking } from './open-booking.ts'

interface PlacedDeposit {
  orderId: number
  publicId: string
  email: string
  payment: PendingPayment
}

type Outcome =
  | { placed: PlacedDeposit }
  | { refusal: 'booking-not-found' | 'deposit-not-due' | 'deposit-over' | 'too-many-unpaid-orders' }

interface DepositRequest {
  token: string
  /** Where the invoice goes; whose it is stands in the booking. */
  address: Address
}

/**
 * Makes the order of a deposit, or finds the one that was made: under the service's lock a booking has one at a time. As
 * long as it may be paid the place is kept, and no longer.
 */
export async function placeDeposit(parts: HandlerContext, { token, address }: DepositRequest): Promise<Outcome> {
  const { db, now } = parts
  const open = await openBooking(db, token)
  if (!open) return { refusal: 'booking-not-found' }
  const { booking, order: known } = open
  const until = booking.deposit_until
  if (booking.state !== 'AWAITING_DEPOSIT' || until === null) return { refusal: 'deposit-not-due' }
  if (until <= now) return { refusal: 'deposit-over' }
  const hash = createHash('sha256').update(JSON.stringify(address)).digest('base64url')
  if (known?.contents_hash === hash) {
    const { id: orderId, public_id: publicId, email, total_cents } = known
    return {
      placed: { orderId, publicId, email, payment: await openPayment(parts, { orderId, amountCents: total_cents }) },
    }
  }
  // Another address on the invoice: the payment that was begun is ended, and what comes of it in vain goes back.
  if (known) await cancelOrder(db, { orderId: known.id, now, detail: 'replaced' })
  return placeNew(parts, { open, address, hash, until })
}

interface NewDeposit {
  open: OpenBooking
  address: Address
  hash: string
  until: Date
}

async function placeNew(parts: HandlerContext, { open, address, hash, until }: NewDeposit): Promise<Outcome> {
  const { db, now, locale } = parts
  const { booking } = open
  const held = minutesLater(now, HOLD_MINUTES)
  const reservedUntil = held < until ? held : until
  const title = (await findServiceTitle(db, { id: booking.service_id, locale })) ?? ''
  const drafted = draftDeposit(parts, { booking, title, address })
  const order = { ...drafted.order, contents_hash: hash, held_since: now, reserved_until: reservedUntil }
  const orderId = await insertOrder(db, { order, lines: [drafted.line] })
  if (await asksTooMuchPatience(db, { order: { ...order, id: orderId }, now })) {
    return { refusal: 'too-many-unpaid-orders' }
  }
  const payment = await openPayment(parts, { orderId, amountCents: order.total_cents })
  return { placed: { orderId, publicId: order.public_id, email: order.email, payment } }
}

/** The payment that is open, or a new one. */
async function openPayment(
  { db, now }: HandlerContext,
  { orderId, amountCents }: { orderId: number; amountCents: number },
): Promise<PendingPayment> {
  const open = await findPendingPayment(db, orderId)
  return open ?? addPayment(db, { orderId, provider: await paymentMethod(db), amountCents, now })
}
