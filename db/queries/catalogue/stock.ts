import { type RawBuilder, sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { StockNeed } from '#rules/catalogue/stock.ts'

interface StockQuestion {
  declinationIds: readonly number[]
  /** Whose own order is left out of what is held. */
  cartId?: string | null
}

/**
 * What each of these declinations draws from which stock, boxes opened; nothing where the estate does not count. What the
 * living order of a cart holds is still there for that cart: who comes back from the bank does not find their own bottles gone.
 */
export async function stockNeeds(db: SiteDb, { declinationIds, cartId = null }: StockQuestion): Promise<StockNeed[]> {
  return declinationIds.length === 0 ? [] : needsOf(db, { ids: declinationIds, cartId })
}

const needsOf = prepared((_db, { ids, cartId }: Slots<{ ids: readonly number[]; cartId: string | null }>) =>
  needsWritten({ wanted: sql`select unnest(${ids}::integer[])`, cartId }),
)

/** The same of all that lies in a cart, and of what is to be added to it. */
export const cartStockNeeds = prepared((_db, { cartId, also }: Slots<{ cartId: string; also: readonly number[] }>) =>
  needsWritten({
    wanted: sql`select declination_id from cart_products where cart_id = ${cartId} union select unnest(${also}::integer[])`,
    cartId,
  }),
)

function needsWritten({ wanted, cartId }: { wanted: RawBuilder<unknown>; cartId: RawBuilder<string | null> }) {
  return sql<StockNeed>`
    with counting as (
      select
        coalesce((select value from parameters where type = 'HANDLE_STOCK'), 'true') = 'true' as counts,
        coalesce((select value from parameters where type = 'USE_PRODUCT_STOCK'), 'false') = 'true' as by_product
    ), held as (
      select holder, holder_id, quantity from stock_reservations
      join orders on orders.site_id = stock_reservations.site_id and orders.id = stock_reservations.order_id
      where orders.cart_id = ${cartId} and orders.status <> 'CANCELLED' and stock_reservations.state = 'HELD'
    ), wanted (id) as (${wanted}), parts as (
      select box_id as id, component_id as part_id, quantity from box_components
      where box_id in (select id from wanted)
      union all
      select id, id, 1 from declinations
      where id in (select id from wanted) and not exists (
        select from box_components where box_components.site_id = declinations.site_id and box_id = declinations.id
      )
    )
    select
      parts.id as "declinationId",
      case when by_product then 'product ' || products.id else 'declination ' || declinations.id end as holder,
      sum(parts.quantity)::integer as need,
      greatest(0, min(case when by_product then products.quantity - products.reserved
        else declinations.quantity - declinations.reserved end + coalesce(held.quantity, 0))) as stock
    from parts
    cross join counting
    join declinations on declinations.id = parts.part_id
    join products on products.site_id = declinations.site_id and products.id = declinations.product_id
    left join held on held.holder = case when by_product then 'PRODUCT' else 'DECLINATION' end
      and held.holder_id = case when by_product then products.id else declinations.id end
    where counting.counts and declinations.tracks_stock
    group by 1, 2
  `
}
