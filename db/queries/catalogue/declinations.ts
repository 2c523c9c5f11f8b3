import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** A declination on sale, with its product, its price and what can be had of it. */
export async function findOffer(db: SiteDb, id: number) {
  return db
    .selectFrom('offers')
    .innerJoin('declinations', (on) =>
      on.onRef('declinations.site_id', '=', 'offers.site_id').onRef('declinations.id', '=', 'offers.id'),
    )
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'offers.site_id').onRef('products.id', '=', 'offers.product_id'),
    )
    .select(['offers.id', 'offers.product_id', 'offers.final_cents', 'offers.available'])
    .select(['declinations.sell_by_multiple_of', 'products.type'])
    .select(sql<boolean>`products.kind = 'GIFT_CARD'`.as('isGiftCard'))
    .where('offers.id', '=', id)
    .executeTakeFirst()
}

/** Asking twice is asking once; the newer wording counts. */
export async function keepStockAlert(
  db: SiteDb,
  alert: { declination_id: number; email: string; locale: string; wording: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('stock_alerts')
    .values(alert)
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'declination_id', 'email'])
        .doUpdateSet({ locale: alert.locale, wording: alert.wording, created_at: alert.created_at }),
    )
    .execute()
}
