import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PaymentFailure, PaymentStatus } from '#contract/payments/closed-sets.ts'
import { type Given, prepared, type Slots } from '#db/prepared.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

interface NewPayment {
  orderId: number
  provider: string
  amountCents: number
  /** By which it is paid. */
  linkId?: number
  now: Date
}

const STARTED = ['id', 'attempt', 'provider', 'reference', 'next_step', 'amount_cents', 'currency'] as const

/** The next try to pay an order; the caller holds the order's lock. */
export async function addPayment(db: SiteDb, payment: NewPayment) {
  const { orderId } = payment
  const attempt = sql<number>`(select coalesce(max(attempt), 0) + 1 from payments where order_id = ${orderId})`
  return paymentToAdd(db, { ...payment, attempt }).executeTakeFirstOrThrow()
}

type PaymentToAdd = { [Part in keyof NewPayment]: Given<NewPayment[Part]> } & { attempt: RawBuilder<number> }

export function paymentToAdd(db: SiteDb, { orderId, attempt, provider, amountCents, linkId, now }: PaymentToAdd) {
  return db
    .insertInto('payments')
    .values({
      order_id: orderId,
      attempt,
      provider,
      reference: null,
      next_step: 'null',
      amount_cents: amountCents,
      failure: null,
      payment_link_id: linkId ?? null,
      created_at: now,
      changed_at: now,
    })
    .returning(STARTED)
}

/** The try that is still open, if there is one. */
export async function findPendingPayment(db: SiteDb, orderId: number) {
  return db
    .selectFrom('payments')
    .select(STARTED)
    .where('order_id', '=', orderId)
    .where('status', '=', 'PENDING')
    .orderBy('attempt', 'desc')
    .executeTakeFirst()
}

/** The try whose end is not known, or whose money is held and not yet on its way back. */
export async function findUnsettledPayment(db: SiteDb, orderId: number) {
  return db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where(({ eb, or, and }) =>
      or([eb('status', '=', 'PENDING'), and([eb('status', '=', 'HELD'), eb('refunded_cents', '=', 0)])]),
    )
    .orderBy('attempt', 'desc')
    .executeTakeFirst()
}

export type PendingPayment = NonNullable<Awaited<ReturnType<typeof findPendingPayment>>>

/** What the provider has answered; the first answer stays, all later ones are the same. */
export async function keepStartedPayment(
  db: SiteDb,
  { id, reference, nextStep }: { id: number; reference: string; nextStep: unknown },
): Promise<void> {
  await startedPayment(db, { id, reference, nextStep: JSON.stringify(nextStep) })
}

const startedPayment = prepared(
  (db, { id, reference, nextStep }: Slots<{ id: number; reference: string; nextStep: string }>) =>
    db
      .updateTable('payments')
      .set({ reference, next_step: nextStep })
      .where('id', '=', id)
      .where('reference', 'is', null),
)

/** Of the order with this public id: its try to pay that is still open, if there is one, and what opens its account. */
export async function findPaymentToSettle(db: SiteDb, publicId: string) {
  return (await paymentsToSettle(db, { publicId }))[0]
}

const paymentsToSettle = prepared((db, { publicId }: Slots<{ publicId: string }>) =>
  db
    .selectFrom('orders')
    .leftJoin('payments', (on) =>
      on
        .onRef('payments.site_id', '=', 'orders.site_id')
        .onRef('payments.order_id', '=', 'orders.id')
        .on('payments.status', '=', 'PENDING'),
    )
    .leftJoin('provider_secrets', (on) =>
      on
        .onRef('provider_secrets.site_id', '=', 'payments.site_id')
        .onRef('provider_secrets.provider', '=', 'payments.provider'),
    )
    .select(['orders.id as orderId', 'payments.provider', 'payments.reference', 'provider_secrets.sealed'])
    .where('orders.public_id', '=', publicId)
    .orderBy('payments.attempt', 'desc'),
)

/**
 * A payment with its order, both locked until the end. Whoever waited here for someone else sees both rows as that one
 * left them: what is locked is read again.
 */
export async function lockPaymentWithOrder(db: SiteDb, payment: { provider: string; reference: string }) {
  const [found] = await paymentsWithOrder(db, payment)
  if (!found) return null
  const { payment_id: id, payment_status: status, payment_cents: amount, payment_currency: currency, ...rest } = found
  const { payment_link_id: linkId, ...order } = rest
  return { order, payment: { id, status, amount, currency, linkId } }
}

const paymentsWithOrder = prepared((db, { provider, reference }: Slots<{ provider: string; reference: string }>) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', (on) =>
      on.onRef('orders.site_id', '=', 'payments.site_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .selectAll('orders')
    .select(['payments.id as payment_id', 'payments.status as payment_status'])
    .select(['payments.amount_cents as payment_cents', 'payments.currency as payment_currency'])
    .select('payments.payment_link_id')
    .where('payments.provider', '=', provider)
    .where('payments.reference', '=', reference)
    // The order first, as everywhere: two that lock both cannot block each other for good.
    .forUpdate(['orders', 'payments']),
)

export async function findPayment(db: SiteDb, id: number) {
  return db
    .selectFrom('payments')
    .select(['id', 'order_id', 'status', 'provider', 'reference', 'received_cents', 'refunded_cents'])
    .select('payment_link_id as linkId')
    .where('id', '=', id)
    .executeTakeFirst()
}

interface PaymentChange {
  status: PaymentStatus
  failure: PaymentFailure | null
  changed_at: Date
}

export async function setPaymentStatus(
  db: SiteDb,
  { id, change }: { id: number; change: PaymentChange },
): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute()
}

interface Receipt {
  /** Without one it changes none: what costs nothing has no payment. */
  id: Given<number | null>
  status: 'SUCCEEDED' | 'HELD'
  /** What came, where it is not what was asked. */
  receivedCents?: number
  now: Given<Date>
}

/** Money has come: a trigger writes the movement with it. */
export function receivedPayment(db: SiteDb, { id, status, receivedCents, now }: Receipt) {
  return db
    .updateTable('payments')
    .set({ status, failure: null, changed_at: now, received_cents: receivedCents ?? sql`amount_cents` })
    .where('id', '=', id)
}

/** What stands on the cheque or the receipt, and the day on which the money came. */
export async function noteReceipt(
  db: SiteDb,
  { id, reference, on }: { id: number; reference: string; on: string },
): Promise<void> {
  await db.updateTable('payments').set({ means_reference: reference, received_on: on }).where('id', '=', id).execute()
}

/** True the first time that this message is heard. */
export async function noteProviderEvent(
  db: SiteDb,
  { provider, eventId, now }: { provider: string; eventId: string; now: Date },
): Promise<boolean> {
  return (await eventsToNote(db, { provider, eventId, now })).length > 0
}

const eventsToNote = prepared(
  (db, { provider, eventId, now }: Slots<{ provider: string; eventId: string; now: Date }>) =>
    db
      .insertInto('payment_events')
      .values({ provider, event_id: eventId, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id'),
)

export async function findPaidPayment(db: SiteDb, orderId: number) {
  return db
    .selectFrom('payments')
    .select(['id', 'provider', 'reference', 'amount_cents', 'refunded_cents'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirst()
}

interface NewRefund {
  order_id: number
  /** Null when all of it goes back to gift cards. */
  payment_id: number | null
  amount_cents: number
  cards_cents?: number
  shipping_cents?: number
  goodwill_cents: number
  /** What gift cards were worth that are taken back with it. */
  vouchers_cents?: number
  reason: string
  asked_by: number | null
  created_at: Date
}

type NewRefundLine = Omit<Selectable<Tables['refund_lines']>, 'site_id' | 'refund_id'>

/** Decides a refund, and counts what of the order's lines and of its payment is gone with it. */
export async function addRefund(
  db: SiteDb,
  { refund, lines = [] }: { refund: NewRefund; lines?: readonly NewRefundLine[] },
): Promise<number> {
  const { id } = await db
    .insertInto('refunds')
    .values({ ...refund, done_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('payments')
    .set({ refunded_cents: sql`refunded_cents + ${refund.amount_cents - (refund.cards_cents ?? 0)}` })
    .where('id', '=', refund.payment_id)
    .execute()
  if (lines.length === 0) return id
  await db
    .insertInto('refund_lines')
    .values(lines.map((line) => ({ ...line, refund_id: id })))
    .execute()
  await sql`
    update order_lines set refunded_quantity = refunded_quantity + refund_lines.quantity
    from refund_lines
    where refund_lines.refund_id = ${id} and refund_lines.site_id = order_lines.site_id
      and order_lines.order_id = ${refund.order_id} and order_lines.position = refund_lines.position
  `.execute(db)
  return id
}

/** How much of earlier refunds went back to gift cards. */
export async function refundedToCards(db: SiteDb, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(cards_cents), 0)::integer`.as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return cents
}

/** How much of the delivery earlier refunds gave back. */
export async function refundedShipping(db: SiteDb, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(shipping_cents), 0)::integer`.as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return cents
}

export async function findRefundLines(db: SiteDb, refundId: number) {
  return db
    .selectFrom('refund_lines')
    .select(['position', 'quantity', 'amount_cents as cents'])
    .where('refund_id', '=', refundId)
    .orderBy('position')
    .execute()
}

export async function findRefund(db: SiteDb, id: number) {
  return db
    .selectFrom('refunds')
    .leftJoin('payments', (on) =>
      on.onRef('payments.site_id', '=', 'refunds.site_id').onRef('payments.id', '=', 'refunds.payment_id'),
    )
    .select(['refunds.id', 'refunds.order_id', 'refunds.amount_cents', 'refunds.status', 'refunds.reason'])
    .select(['refunds.shipping_cents', 'refunds.goodwill_cents', 'refunds.cards_cents', 'refunds.payment_id'])
    .select(['payments.provider', 'payments.reference', 'payments.status as payment_status'])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

/** True for whoever marks it first: the credit note and the mail are theirs to write. */
export async function markRefundDone(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const done = await db
    .updateTable('refunds')
    .set({ status: 'DONE', done_at: now })
    .where('id', '=', id)
    .where('status', '=', 'ASKED')
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}
