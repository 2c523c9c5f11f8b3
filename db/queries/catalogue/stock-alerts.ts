import type { SiteDb } from '#db/site-db.ts'

/** What a person who waits for it is told of a declination, in their language or, untold in it, in French. */
export async function findAlertedDeclination(db: SiteDb, { id, locale }: { id: number; locale: string }) {
  return db
    .selectFrom('declinations')
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'declinations.site_id').onRef('products.id', '=', 'declinations.product_id'),
    )
    .innerJoin('product_texts', (on) =>
      on.onRef('product_texts.site_id', '=', 'products.site_id').onRef('product_texts.product_id', '=', 'products.id'),
    )
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'declinations.site_id').onRef('vintages.id', '=', 'declinations.vintage_id'),
    )
    .select(['product_texts.name', 'product_texts.slug', 'products.id as product_id', 'products.type'])
    .select(['vintages.year', 'declinations.millilitres'])
    .where('declinations.id', '=', id)
    .orderBy((is) => is('product_texts.locale', '=', locale), 'desc')
    .orderBy((is) => is('product_texts.locale', '=', 'fr'), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Those who wait for a declination. They are told once: what is given here is forgotten. */
export async function takeStockAlerts(db: SiteDb, declinationId: number) {
  return db
    .deleteFrom('stock_alerts')
    .where('declination_id', '=', declinationId)
    .returning(['email', 'locale'])
    .execute()
}
