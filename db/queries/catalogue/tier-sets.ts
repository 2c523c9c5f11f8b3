import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** The products on sale whose quantities count together, by mixable set, in the estate's order. */
export async function mixedProducts(db: SiteDb, { setIds, locale }: { setIds: readonly number[]; locale: string }) {
  if (setIds.length === 0) return []
  return mixedProductRows(db, locale).where('products.decreasing_set_id', 'in', setIds).execute()
}

export type MixedProductRow = Awaited<ReturnType<typeof mixedProducts>>[number]

function mixedProductRows(db: SiteDb, locale: string) {
  return db
    .selectFrom('products')
    .innerJoin('decreasing_sets', (on) =>
      on
        .onRef('decreasing_sets.site_id', '=', 'products.site_id')
        .onRef('decreasing_sets.id', '=', 'products.decreasing_set_id'),
    )
    .innerJoin('product_texts', (on) =>
      on
        .onRef('product_texts.site_id', '=', 'products.site_id')
        .onRef('product_texts.product_id', '=', 'products.id')
        .on('product_texts.locale', '=', locale),
    )
    .select(['products.id', 'products.type', 'decreasing_sets.id as set_id'])
    .select(['product_texts.name', 'product_texts.slug'])
    .where('decreasing_sets.is_mixable', '=', true)
    .where('products.is_valid', '=', true)
    .where(
      sql<boolean>`exists (
        select from declinations sold
        where sold.site_id = products.site_id and sold.product_id = products.id and sold.is_valid
      )`,
    )
    .orderBy('products.position')
    .orderBy('products.id')
}
