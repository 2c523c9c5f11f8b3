import { sql } from 'kysely'
import type { OrderActor } from '#contract/orders/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import type { SiteDb } from '#db/site-db.ts'
import { addOrderEvent, type NewOrder } from './orders.ts'

type NewPlace = { delivery_address: string } | { access_point: string }

/** What was added to an order goes where it goes. */
export async function moveSupplementsTo(
  db: SiteDb,
  { orderId, place, now }: { orderId: number; place: NewPlace; now: Date },
): Promise<void> {
  const change = { ...place, changed_at: now }
  await db.updateTable('orders').set(change).where('supplements', '=', orderId).execute()
}

/** What was added to an order, locked in the order in which it was added; the caller holds the order's own lock. */
export async function lockSupplements(db: SiteDb, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'fulfilment', 'money', 'status', 'delivery_type', 'carried'])
    .where('supplements', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** What was added to these orders, is paid and goes in their parcels. */
export async function listPaidSupplements(db: SiteDb, orderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'supplements as orderId'])
    .where('supplements', 'in', orderIds)
    .where('paid_at', 'is not', null)
    .where('fulfilment', '<>', 'CANCELLED')
    .orderBy('id')
    .execute()
}

/** All that was added to an order, for whoever looks at it. */
export async function listSupplements(db: SiteDb, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'total_cents', 'fulfilment', 'money', 'reserved_until', 'paid_at', 'carried'])
    .where('supplements', '=', orderId)
    .orderBy('id')
    .execute()
}

/** What was paid for bringing an order and has not gone back: with it, and with additions that brought it elsewhere. */
export async function paidDeliveryCents(db: SiteDb, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select sum(shipping_cents - shipping_discount_cents - coalesce((
      select sum(refunds.shipping_cents) from refunds where refunds.order_id = orders.id and refunds.status <> 'FAILED'
    ), 0))::integer as cents
    from orders where id = ${orderId} or supplements = ${orderId} and carried is not null and paid_at is not null
  `.execute(db)
  return rows[0]?.cents ?? 0
}

interface BareOrder {
  order: NewOrder & { reserved_until: Date }
  by: { actor: OrderActor; userId: number | null }
}

/** An order that holds nothing: its row, its first event and the end of its time. Answers its id. */
export async function insertBareOrder(db: SiteDb, { order, by }: BareOrder): Promise<number> {
  const { id } = await db.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  await addOrderEvent(db, { orderId: id, from: null, to: 'AWAITING_PAYMENT', ...by, at: order.created_at })
  await scheduleWork(db, { kind: 'ORDER_EXPIRY', subject: String(id), dueAt: order.reserved_until })
  return id
}

/** The lines of an order as its VAT sees them. */
export async function findCarriedLines(db: SiteDb, orderId: number) {
  return db
    .selectFrom('order_lines')
    .select(['quantity', 'refunded_quantity', 'vat_parts', 'is_dematerialized'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}
