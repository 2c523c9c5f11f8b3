import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** A bottle of wine with what its vintage says of itself; its name is the one on the bottle, whoever reads. */
export async function findELabel(db: SiteDb, declinationId: number) {
  return db
    .selectFrom('declinations')
    .innerJoin('products', (on) =>
      on
        .onRef('products.site_id', '=', 'declinations.site_id')
        .onRef('products.id', '=', 'declinations.product_id')
        .on('products.type', '=', 'WINE'),
    )
    .innerJoin('product_texts', (on) =>
      on.onRef('product_texts.site_id', '=', 'products.site_id').onRef('product_texts.product_id', '=', 'products.id'),
    )
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'declinations.site_id').onRef('vintages.id', '=', 'declinations.vintage_id'),
    )
    .select([
      'declinations.id',
      'name',
      'appellation',
      'millilitres',
      'year',
      'alcohol_percent',
      'energy_kj',
      'energy_kcal',
      'fat_g',
      'saturates_g',
      'carbohydrate_g',
      'sugars_g',
      'protein_g',
      'salt_g',
      'ingredients',
      'allergens',
    ])
    .where('declinations.id', '=', declinationId)
    .orderBy(sql`locale = 'fr'`, 'desc')
    .orderBy('locale')
    .executeTakeFirst()
}
