import { queueMail } from '#api/mails/queue-mail.ts'
import { completeOrder } from '#api/orders/complete-order.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { hasMail } from '#db/queries/mails/mails.ts'
import { addOrderEvent, giveCodeUseBack, setOrderStatus } from '#db/queries/orders/orders.ts'
import { addRefund, lockPaymentWithOrder, setPaymentStatus } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { PaymentState } from '#providers/payments/payments.ts'
import { decideSettlement } from '#rules/payments/settlement.ts'

interface SettlementRequest {
  provider: string
  state: PaymentState
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
  { provider, state, now, randomId }: SettlementRequest,
): Promise<SettlementResult> {
  const known = await lockPaymentWithOrder(db, { provider, reference: state.reference })
  if (!known) return 'unknown'
  const { order, payment } = known
  const { amount, currency } = payment
  switch (decideSettlement({ order: order.status, payment, told: state })) {
    case 'nothing':
      return 'nothing'
    case 'paid': {
      const isComplete = await completeOrder(db, { order, paymentId: payment.id, now, randomId })
      return isComplete ? 'paid' : 'sold-out'
    }
    case 'paid-in-vain':
      await giveBack(db, { orderId: order.id, paymentId: payment.id, amount, reason: 'paid-in-vain', now })
      return 'refunding'
    case 'held':
      await setPaymentStatus(db, { id: payment.id, change: { status: 'HELD', failure: null, changed_at: now } })
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
      await tellFailure(db, { order, failure: state.failure, now, randomId })
      return 'failed'
    case 'cancelled':
      await setPaymentStatus(db, {
        id: payment.id,
        change: { status: 'CANCELLED', failure: state.failure, changed_at: now },
      })
      return 'cancelled'
  }
}

interface FailedOrder {
  order: { id: number; locale: string; email: string }
  failure: PaymentState['failure']
  now: Date
  randomId: () => string
}

/** Once an order: whoever tries a third card knows already. The order's lock keeps two from being the first. */
async function tellFailure(db: SiteDb, { order, failure, now, randomId }: FailedOrder): Promise<void> {
  const { id: orderId, locale, email: recipient } = order
  if (await hasMail(db, { kind: 'PAYMENT_FAILED', orderId })) return
  await queueMail(db, { kind: 'PAYMENT_FAILED', locale, recipient, orderId, facts: { failure }, now, randomId })
}

/** Money came for what is no longer there: the order ends, all of it goes back, and the customer is told. */
export async function refundSoldOut(
  db: SiteDb,
  { provider, state, now, randomId }: SettlementRequest,
): Promise<SettlementResult> {
  const known = await lockPaymentWithOrder(db, { provider, reference: state.reference })
  if (!known) return 'unknown'
  const { order, payment } = known
  if (order.status !== 'AWAITING_PAYMENT') return 'nothing'
  if (payment.status === 'SUCCEEDED' || payment.status === 'HELD') return 'nothing'
  const { amount } = payment
  await giveBack(db, { orderId: order.id, paymentId: payment.id, amount, reason: 'sold-out', now })
  if (order.discount_code_id !== null) await giveCodeUseBack(db, order.discount_code_id)
  await setOrderStatus(db, { id: order.id, change: { status: 'CANCELLED', changed_at: now, reserved_until: null } })
  await addOrderEvent(db, {
    orderId: order.id,
    from: order.status,
    to: 'CANCELLED',
    actor: 'SYSTEM',
    detail: 'sold-out',
    at: now,
  })
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

interface GivingBack {
  orderId: number
  paymentId: number
  amount: number
  reason: string
  now: Date
}

/** The payment is held and its refund asked for; a bank is never called from within a transaction. */
async function giveBack(db: SiteDb, { orderId, paymentId, amount, reason, now }: GivingBack): Promise<void> {
  await setPaymentStatus(db, { id: paymentId, change: { status: 'HELD', failure: null, changed_at: now } })
  const refund = { order_id: orderId, payment_id: paymentId, amount_cents: amount, reason, asked_by: null }
  const refundId = await addRefund(db, { ...refund, created_at: now })
  await scheduleWork(db, { kind: 'REFUND', subject: String(refundId), dueAt: now })
}
