import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'

/** A wine that is shown, in the language asked for or, where it is not told in it, in the estate’s own. */
export async function findWine(db: SiteDb, { id, locale }: { id: number; locale: string }) {
  return db
    .selectFrom('products')
    .innerJoin('product_texts', (on) =>
      on.onRef('product_texts.site_id', '=', 'products.site_id').onRef('product_texts.product_id', '=', 'products.id'),
    )
    .select(['products.id', 'kind', 'colour', 'appellation', 'media_id', 'name', 'slug', 'teaser', 'description'])
    .where('products.id', '=', id)
    .where('type', '=', 'WINE')
    .where('is_valid', '=', true)
    .orderBy(sql`locale = ${locale}`, 'desc')
    .orderBy(sql`locale = 'fr'`, 'desc')
    .orderBy('locale')
    .executeTakeFirst()
}

/** All that is told of a wine, for every vintage. */
export async function describeWine(db: SiteDb, { productId, locale }: { productId: number; locale: string }) {
  // All are sent before any is answered.
  const [grapes, vintages, features, declinations, awards, pictures] = await Promise.all([
    db
      .selectFrom('product_grapes')
      .select(['grape', 'percent'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('grape')
      .execute(),
    db.selectFrom('vintages').selectAll().where('product_id', '=', productId).execute(),
    listFeatures(db, { productId, locale }),
    db
      .selectFrom('declinations')
      .select(['id', 'vintage_id', 'millilitres', 'media_id'])
      .where('product_id', '=', productId)
      .where('is_valid', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('awards')
      .select(['vintage_id', 'name', 'year', 'medal', 'score'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('product_pictures')
      .select('media_id')
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .limit(1)
      .execute(),
  ])
  return { grapes, vintages, features, declinations, awards, pictures }
}

async function listFeatures(db: SiteDb, { productId, locale }: { productId: number; locale: string }) {
  return db
    .selectFrom('features')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('feature_texts')
          .select(['label', 'value'])
          .whereRef('feature_texts.site_id', '=', 'features.site_id')
          .whereRef('feature_texts.feature_id', '=', 'features.id')
          .orderBy(sql`locale = ${locale}`, 'desc')
          .orderBy(sql`locale = 'fr'`, 'desc')
          .orderBy('locale')
          .limit(1)
          .as('told'),
      (on) => on.onTrue(),
    )
    .select(['key', 'vintage_id as vintageId', 'label', 'value'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Every parameter that the estate has set. */
export async function listParameterValues(db: SiteDb) {
  return allParameters(db, {})
}

const allParameters = prepared((db, _none: Slots<object>) => db.selectFrom('parameters').select(['type', 'value']))
