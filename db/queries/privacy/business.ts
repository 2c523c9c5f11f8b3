import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { PersonKeys } from './person-keys.ts'

/** What is still open between a person and the estate. */
export async function findBusiness(db: SiteDb, { orderIds }: PersonKeys) {
  const mine = sql`any (${orderIds}::integer[])`
  const orders = await db
    .selectFrom('orders')
    .select(['fulfilment', 'money', 'delivery_type as deliveryType', 'changed_at as changedAt'])
    .where('id', '=', sql<number>`${mine}`)
    .execute()
  const { rows } = await sql<{ openRefunds: number; openReturns: number; unsentCards: number }>`
    select
      (select count(*)::integer from refunds where order_id = ${mine} and status = 'ASKED') as "openRefunds",
      (select count(*)::integer from returns where order_id = ${mine} and state not in ('REFUSED', 'REFUNDED'))
        as "openReturns",
      (select count(*)::integer from gift_cards where order_id = ${mine} and sent_at is null and stopped_at is null
        and balance_cents > 0) as "unsentCards"
  `.execute(db)
  return { orders, ...(rows[0] ?? { openRefunds: 0, openReturns: 0, unsentCards: 0 }) }
}
