import { sql } from 'kysely'
import type { StockReason } from '#contract/catalogue/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'
import { lockHolders } from './stock-holds.ts'

/** A declination with the stock that it draws from. */
export interface CountedStock {
  declinationId: number
  holder: 'DECLINATION' | 'PRODUCT'
  holderId: number
  quantity: number
  reserved: number
  /** Nobody counts it, or it is made of others: it has no stock to be changed. */
  isUncounted: boolean
}

/** The stocks of these declinations, locked until they are changed; what is not there is left out. */
export async function lockStocks(db: SiteDb, ids: readonly number[]): Promise<CountedStock[]> {
  const found = await readStocks(db, ids)
  await lockHolders(
    db,
    found.map(({ holder, holderId }) => ({ holder, holderId, quantity: 0 })),
  )
  // What was waited for may have changed it.
  return readStocks(db, ids)
}

async function readStocks(db: SiteDb, ids: readonly number[]): Promise<CountedStock[]> {
  const { rows } = await sql<CountedStock>`
    with counting as (
      select coalesce((select value from parameters where type = 'USE_PRODUCT_STOCK'), 'false') = 'true' as by_product
    )
    select declinations.id as "declinationId",
      case when by_product then 'PRODUCT' else 'DECLINATION' end as holder,
      case when by_product then products.id else declinations.id end as "holderId",
      case when by_product then products.quantity else declinations.quantity end as quantity,
      case when by_product then products.reserved else declinations.reserved end as reserved,
      not tracks_stock or exists (
        select from box_components where box_components.site_id = declinations.site_id and box_id = declinations.id
      ) as "isUncounted"
    from declinations
    cross join counting
    join products on products.site_id = declinations.site_id and products.id = declinations.product_id
    where declinations.id = any (${[...ids]}::integer[])`.execute(db)
  return rows
}

/** Of all movements that follow in this transaction: why they are made. */
export async function sayWhy(db: SiteDb, { reason, note }: { reason: StockReason; note: string }): Promise<void> {
  await sql`select set_config('app.stock_reason', ${reason}, true), set_config('app.stock_note', ${note}, true)`.execute(
    db,
  )
}

/** Of a stock that is locked; a trigger writes the movement. */
export async function moveStock(
  db: SiteDb,
  { holder, holderId, change }: Pick<CountedStock, 'holder' | 'holderId'> & { change: number },
): Promise<void> {
  const table = sql.table(holder === 'PRODUCT' ? 'products' : 'declinations')
  await sql`update ${table} set quantity = quantity + ${change} where id = ${holderId}`.execute(db)
}
