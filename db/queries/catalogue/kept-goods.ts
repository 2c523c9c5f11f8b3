import { type RawBuilder, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** Whether some of it is in the cellar, or an order has it, by itself or within a box. */
export async function isDeclinationKept(db: SiteDb, id: number): Promise<boolean> {
  return isKept(db, sql`select ${id}::integer`)
}

/** The same of a product and all that is sold of it. */
export async function isProductKept(db: SiteDb, id: number): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select exists (select from products where id = ${id} and (quantity > 0 or reserved > 0))
      or exists (select from order_lines where product_id = ${id})
      or exists (select from stock_reservations where holder = 'PRODUCT' and holder_id = ${id}) as kept`.execute(db)
  return rows[0]?.kept === true || isKept(db, sql`select id from declinations where product_id = ${id}`)
}

async function isKept(db: SiteDb, ids: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    with gone (id) as materialized (${ids})
    select exists (select from declinations join gone using (id) where quantity > 0 or reserved > 0)
      or exists (select from order_lines join gone on gone.id = declination_id)
      or exists (select from stock_reservations join gone on holder = 'DECLINATION' and holder_id = gone.id) as kept
  `.execute(db)
  return rows[0]?.kept === true
}
