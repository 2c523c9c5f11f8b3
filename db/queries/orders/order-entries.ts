import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type Entry = Omit<Insertable<Tables['order_entries']>, 'site_id'>

/** That the estate has entered an order by itself, and how. */
export async function addOrderEntry(db: SiteDb, entry: Entry): Promise<void> {
  await db.insertInto('order_entries').values(entry).execute()
}

export async function findOrderEntry(db: SiteDb, orderId: number) {
  return db
    .selectFrom('order_entries')
    .select(['source', 'means', 'is_taken_away', 'discount_reason'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}
