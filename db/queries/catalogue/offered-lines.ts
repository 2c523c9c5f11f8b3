import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** Declinations on sale, with what their price and their parcel are made from. */
export async function offeredLines(db: SiteDb, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('offers')
    .innerJoin('declinations', (on) =>
      on.onRef('declinations.site_id', '=', 'offers.site_id').onRef('declinations.id', '=', 'offers.id'),
    )
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'offers.site_id').onRef('products.id', '=', 'offers.product_id'),
    )
    .leftJoin('decreasing_sets', (on) =>
      on
        .onRef('decreasing_sets.site_id', '=', 'products.site_id')
        .onRef('decreasing_sets.id', '=', 'products.decreasing_set_id'),
    )
    .select(['offers.id', 'offers.final_cents', 'products.type', 'products.is_dematerialized'])
    .select(['products.has_shipping_fees', 'declinations.millilitres', 'declinations.weight_grams'])
    .select(['declinations.sell_by_multiple_of', 'decreasing_sets.id as set_id', 'decreasing_sets.is_mixable'])
    .select(
      sql<number | null>`(
        select sum(case when owner.type = 'WINE' then part.quantity * coalesce(component.millilitres, 750) else 0 end)::integer
        from box_components part
        join declinations component on component.site_id = part.site_id and component.id = part.component_id
        join products owner on owner.site_id = component.site_id and owner.id = component.product_id
        where part.site_id = declinations.site_id and part.box_id = declinations.id
      )`.as('content_millilitres'),
    )
    .where('offers.id', 'in', ids)
    .execute()
}

export type OfferedLineRow = Awaited<ReturnType<typeof offeredLines>>[number]
