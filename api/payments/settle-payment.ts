import { loadSeller } from '#api/invoices/load-seller.ts'
import { queueCausedMail } from '#api/mails/caused-mails.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { cancelOrder } from '#api/orders/cancel-order.ts'
import { completeOrder } from '#api/orders/complete-order.ts'
import { hasMail } from '#db/queries/mails/mails.ts'
import { findPaidContents } from '#db/queries/orders/completions.ts'
import { addOrderEvent, changeOrder, type LockedOrder } from '#db/queries/orders/orders.ts'
import { lockPaymentWithOrder, receivedPayment, setPaymentStatus } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { PaymentState } from '#providers/payments/payments.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import { decideSettlement } from '#rules/payments/settlement.ts'
import { giveBack } from './give-back.ts'

interface SettlementRequest {
  provider: string
  state: PaymentState
  secrets: Sealer
  now: Date
  randomId: () => string
}

/** `sold-out`: paid, but its stock is gone. Nothing may be kept of this transaction; `settleSoldOut` is next. */
export type SettlementResult =
  | 'unknown'
  | 'nothing'
  | 'paid'
  | 'refunding'
  | 'held'
  | 'failed'
  | 'cancelled'
  | 'sold-out'

/**
 * The one way in which a payment changes an order. The provider's message, the customer's return and the reconciler all
 * come through here, at the same time, twice and in any order; the order's lock lets one pass and the others see it done.
 */
export async function settlePayment(
  db: SiteDb,
  { provider, state, secrets, now, randomId }: SettlementRequest,
): Promise<SettlementResult> {
  const asked = { provider, reference: state.reference }
  // Sent at once and done in this order: what most payments need is read as it is under the lock.
  const [known, contents, seller] = await Promise.all([
    lockPaymentWithOrder(db, asked),
    findPaidContents(db, asked),
    loadSeller(db),
  ])
  if (!known) return 'unknown'
  const { order, payment } = known
  const { amount, currency } = payment
  const isAwaited = order.fulfilment === 'AWAITING_PAYMENT'
  switch (decideSettlement({ isAwaited, payment, told: state })) {
    case 'nothing':
      return 'nothing'
    case 'paid': {
      const paid = { order, paymentId: payment.id, ground: { contents, seller } }
      const isComplete = await completeOrder(db, { ...paid, secrets, now, randomId })
      return isComplete ? 'paid' : 'sold-out'
    }
    case 'paid-in-vain':
      return returnPayment(db, { orderId: order.id, paymentId: payment.id, amount, now })
    case 'held':
      await receivedPayment(db, { id: payment.id, status: 'HELD', receivedCents: state.amount, now }).execute()
      await changeOrder(db, { id: order.id, change: { money: 'HELD', changed_at: now } })
      await warnEstate(db, { order, state, amount, now, randomId })
      await addOrderEvent(db, {
        orderId: order.id,
        from: order.status,
        to: order.status,
        actor: 'PAYMENT',
        detail: `amount ${state.amount} ${state.currency} instead of ${amount} ${currency}`,
        at: now,
      })
      return 'held'
    case 'failed':
      await setPaymentStatus(db, {
        id: payment.id,
        change: { status: 'FAILED', failure: state.failure, changed_at: now },
      })
      // Whoever pays by a link is told by its page.
      if (payment.linkId === null) await tellFailure(db, { order, failure: state.failure, now, randomId })
      return 'failed'
    case 'cancelled':
      await setPaymentStatus(db, {
        id: payment.id,
        change: { status: 'CANCELLED', failure: state.failure, changed_at: now },
      })
      return 'cancelled'
  }
}

async function returnPayment(
  db: SiteDb,
  { paymentId, now, ...payment }: { orderId: number; paymentId: number; amount: number; now: Date },
): Promise<SettlementResult> {
  await receivedPayment(db, { id: paymentId, status: 'HELD', now }).execute()
  await giveBack(db, { ...payment, paymentId, reason: 'paid-in-vain', now })
  return 'refunding'
}

interface FailedOrder {
  order: Pick<LockedOrder, 'id' | 'locale' | 'email' | 'placed_from' | 'visit_booking_id'>
  failure: PaymentState['failure']
  now: Date
  randomId: () => string
}

/**
 * Once an order: whoever tries a third card knows already. The order's lock keeps two from being the first. Of a deposit
 * the mail about the visit has said how to pay it and until when.
 */
async function tellFailure(db: SiteDb, { order, failure, now, randomId }: FailedOrder): Promise<void> {
  const { id: orderId, locale, email: recipient } = order
  if (order.visit_booking_id !== null) return
  if (await hasMail(db, { kind: 'PAYMENT_FAILED', orderId })) return
  const mail = { kind: 'PAYMENT_FAILED', locale, recipient, orderId, facts: { failure }, now, randomId } as const
  await queueCausedMail(db, { mail, placedFrom: order.placed_from })
}

/** Money came for what is no longer there: the order ends, all of it goes back, and the customer is told. */
export async function refundSoldOut(
  db: SiteDb,
  { provider, state, now, randomId }: SettlementRequest,
): Promise<SettlementResult> {
  const known = await lockPaymentWithOrder(db, { provider, reference: state.reference })
  if (!known) return 'unknown'
  const { order, payment } = known
  if (order.fulfilment !== 'AWAITING_PAYMENT') return 'nothing'
  if (payment.status === 'SUCCEEDED' || payment.status === 'HELD') return 'nothing'
  const { amount } = payment
  await receivedPayment(db, { id: payment.id, status: 'HELD', now }).execute()
  await giveBack(db, { orderId: order.id, paymentId: payment.id, amount, reason: 'sold-out', now })
  await cancelOrder(db, { orderId: order.id, now, detail: 'sold-out' })
  await queueMail(db, {
    kind: 'ORDER_CANCELLED',
    locale: order.locale,
    recipient: order.email,
    orderId: order.id,
    facts: { reason: 'sold-out', refundedCents: amount },
    now,
    randomId,
  })
  return 'refunding'
}

interface Warning {
  order: LockedOrder
  state: PaymentState
  amount: number
  now: Date
  randomId: () => string
}

/** An amount that nobody asked for is a matter for a person. */
async function warnEstate(db: SiteDb, { order, state, amount, now, randomId }: Warning): Promise<void> {
  await queueEstateMail(db, {
    kind: 'PAYMENT_HELD',
    orderId: order.id,
    facts: { receivedCents: state.amount, askedCents: amount },
    now,
    randomId,
  })
}
