import type { SiteDb } from '#db/site-db.ts'
import { boxedWine } from './boxed-wine.ts'

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
    .leftJoinLateral(boxedWine.as('contents'), (on) => on.onTrue())
    .select(['offers.id', 'offers.final_cents', 'products.type', 'products.is_dematerialized'])
    .select(['products.has_shipping_fees', 'declinations.millilitres', 'declinations.weight_grams'])
    .select(['declinations.sell_by_multiple_of', 'decreasing_sets.id as set_id', 'decreasing_sets.is_mixable'])
    .select(['contents.bottles as content_bottles', 'contents.millilitres as content_millilitres'])
    .where('offers.id', 'in', ids)
    .execute()
}

export type OfferedLineRow = Awaited<ReturnType<typeof offeredLines>>[number]
