import type { SiteDb } from '#db/site-db.ts'

/** Products as they are addressed, with what of them can be had today. */
export async function findOffersOf(
  db: SiteDb,
  { productIds, locale }: { productIds: readonly number[]; locale: string },
) {
  if (productIds.length === 0) return []
  return db
    .selectFrom('offers')
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'offers.site_id').onRef('products.id', '=', 'offers.product_id'),
    )
    .innerJoin('product_texts', (on) =>
      on
        .onRef('product_texts.site_id', '=', 'offers.site_id')
        .onRef('product_texts.product_id', '=', 'offers.product_id')
        .on('product_texts.locale', '=', locale),
    )
    .select(['offers.id', 'offers.product_id', 'offers.year', 'offers.millilitres', 'offers.available'])
    .select(['offers.sell_by_multiple_of', 'products.type', 'product_texts.slug'])
    .where('offers.product_id', 'in', productIds)
    .orderBy('offers.id')
    .execute()
}

export type KnownOffer = Awaited<ReturnType<typeof findOffersOf>>[number]

/** The vintage and size that declinations had, on sale or not. */
export async function findBottles(db: SiteDb, declinationIds: readonly number[]) {
  if (declinationIds.length === 0) return []
  return db
    .selectFrom('declinations')
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'declinations.site_id').onRef('vintages.id', '=', 'declinations.vintage_id'),
    )
    .select(['declinations.id', 'declinations.millilitres', 'vintages.year'])
    .where('declinations.id', 'in', declinationIds)
    .execute()
}
