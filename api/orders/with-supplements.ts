import { findMailedOrder, type MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { listPaidSupplements } from '#db/queries/orders/supplements.ts'
import type { SiteDb } from '#db/site-db.ts'

/** These orders, and what was added to them and paid: all of it goes in the same parcels. */
export async function withSupplementIds(db: SiteDb, ids: readonly number[]): Promise<number[]> {
  const added = await listPaidSupplements(db, ids)
  return [...new Set([...ids, ...added.map(({ id }) => id)])]
}

/** Orders with the lines that were added to them; an addition whose order is among them has no paper of its own. */
export async function withSupplementLines(db: SiteDb, orders: readonly MailedOrder[]): Promise<MailedOrder[]> {
  const ids = new Set(orders.map(({ id }) => id))
  const own = orders.filter(({ supplements }) => supplements === null || !ids.has(supplements))
  const added = await listPaidSupplements(db, [...ids])
  const found = await Promise.all(
    added.map(async ({ id, orderId }) => ({ orderId, order: await findMailedOrder(db, id) })),
  )
  return own.map((order) => ({
    ...order,
    lines: [...order.lines, ...found.flatMap((one) => (one.orderId === order.id ? (one.order?.lines ?? []) : []))],
  }))
}
