import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { StockNeed } from '#rules/catalogue/stock.ts'

/**
 * What each of these declinations draws from which stock, boxes opened; nothing where the estate does not count. What the
 * living order of a cart holds is still there for that cart: who comes back from the bank does not find their own bottles gone.
 */
export async function stockNeeds(
  db: SiteDb,
  { declinationIds, cartId = null }: { declinationIds: readonly number[]; cartId?: string | null },
): Promise<StockNeed[]> {
  if (declinationIds.length === 0) return []
  const { rows } = await sql<StockNeed>`
    with counting as (
      select
        coalesce((select value from parameters where type = 'HANDLE_STOCK'), 'true') = 'true' as counts,
        coalesce((select value from parameters where type = 'USE_PRODUCT_STOCK'), 'false') = 'true' as by_product
    ), held as (
      select holder, holder_id, quantity from stock_reservations
      join orders on orders.site_id = stock_reservations.site_id and orders.id = stock_reservations.order_id
      where orders.cart_id = ${cartId} and orders.status <> 'CANCELLED' and stock_reservations.state = 'HELD'
    ), parts as (
      select box_id as id, component_id as part_id, quantity from box_components
      where box_id in (${sql.join(declinationIds)})
      union all
      select id, id, 1 from declinations
      where id in (${sql.join(declinationIds)}) and not exists (
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
  `.execute(db)
  return rows
}
