import type { SiteDb } from '#db/site-db.ts'

/** What was added to an order goes where it goes. */
export async function moveSupplementsTo(
  db: SiteDb,
  { orderId, deliveryAddress, now }: { orderId: number; deliveryAddress: string; now: Date },
): Promise<void> {
  const change = { delivery_address: deliveryAddress, changed_at: now }
  await db.updateTable('orders').set(change).where('supplements', '=', orderId).execute()
}

/** What was added to an order, locked in the order in which it was added; the caller holds the order's own lock. */
export async function lockSupplements(db: SiteDb, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'fulfilment', 'money', 'status', 'delivery_type'])
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
    .select(['id', 'total_cents', 'fulfilment', 'money', 'reserved_until', 'paid_at'])
    .where('supplements', '=', orderId)
    .orderBy('id')
    .execute()
}
