import type { SiteDb } from '#db/site-db.ts'

/** The network whose access points the carrier of an order brings to; null where it has none, or is gone. */
export async function findRelayOfOrder(db: SiteDb, orderId: number): Promise<string | null> {
  const carrier = await db
    .selectFrom('orders')
    .innerJoin('carriers', 'carriers.id', 'orders.carrier_id')
    .select('carriers.relay_provider')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return carrier?.relay_provider ?? null
}
