import type { SiteDb } from '#db/site-db.ts'
import { productsMixedWith } from './tier-sets.ts'

export async function isValidProduct(db: SiteDb, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('is_valid', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Those of these products that still exist, shown or not. */
export async function findKnownProducts(db: SiteDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('products').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function recommendedIds(db: SiteDb, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('recommended_products')
    .select('recommended_id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('recommended_id')
    .execute()
  return rows.map(({ recommended_id }) => recommended_id)
}

/** Everything that only a product's own page tells. */
export async function productDetailRows(db: SiteDb, { productId, locale }: { productId: number; locale: string }) {
  const [slugs, grapes, pictures, features, vintages, awards, components, tiers, mixed] = await Promise.all([
    db.selectFrom('product_texts').select(['locale', 'slug']).where('product_id', '=', productId).execute(),
    grapeRows(db, productId),
    pictureRows(db, { productId, locale }),
    featureRows(db, { productId, locale }),
    db.selectFrom('vintages').selectAll().where('product_id', '=', productId).orderBy('year', 'desc').execute(),
    listProductAwards(db, productId),
    componentRows(db, { productId, locale }),
    tierRows(db, productId),
    productsMixedWith(db, { productId, locale }),
  ])
  return { slugs, grapes, pictures, features, vintages, awards, components, tiers, mixed }
}

function grapeRows(db: SiteDb, productId: number) {
  return db
    .selectFrom('product_grapes')
    .select(['grape', 'percent'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('grape')
    .execute()
}

function pictureRows(db: SiteDb, { productId, locale }: { productId: number; locale: string }) {
  return db
    .selectFrom('product_pictures')
    .leftJoin('product_picture_texts', (on) =>
      on
        .onRef('product_picture_texts.site_id', '=', 'product_pictures.site_id')
        .onRef('product_picture_texts.product_picture_id', '=', 'product_pictures.id')
        .on('product_picture_texts.locale', '=', locale),
    )
    .select(['product_pictures.media_id', 'product_picture_texts.alt'])
    .where('product_pictures.product_id', '=', productId)
    .orderBy('product_pictures.position')
    .orderBy('product_pictures.id')
    .execute()
}

function featureRows(db: SiteDb, { productId, locale }: { productId: number; locale: string }) {
  return db
    .selectFrom('features')
    .innerJoin('feature_texts', (on) =>
      on
        .onRef('feature_texts.site_id', '=', 'features.site_id')
        .onRef('feature_texts.feature_id', '=', 'features.id')
        .on('feature_texts.locale', '=', locale),
    )
    .select(['features.id', 'features.key', 'features.vintage_id', 'feature_texts.label', 'feature_texts.value'])
    .where('features.product_id', '=', productId)
    .orderBy('features.position')
    .orderBy('features.id')
    .execute()
}

function listProductAwards(db: SiteDb, productId: number) {
  return awardQuery(db)
    .where('awards.product_id', '=', productId)
    .orderBy('awards.position')
    .orderBy('awards.id')
    .execute()
}

/** Awards with the vintage that won them. */
export function awardQuery(db: SiteDb) {
  return db
    .selectFrom('awards')
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'awards.site_id').onRef('vintages.id', '=', 'awards.vintage_id'),
    )
    .select(['awards.id', 'awards.product_id', 'awards.name', 'awards.year', 'awards.medal', 'awards.score'])
    .select(['awards.media_id', 'vintages.year as vintage'])
}

export type AwardRow = Awaited<ReturnType<typeof listProductAwards>>[number]

/** What a box holds, in the words of a language. */
function componentRows(db: SiteDb, { productId, locale }: { productId: number; locale: string }) {
  return db
    .selectFrom('box_components')
    .innerJoin('declinations as box', (on) =>
      on.onRef('box.site_id', '=', 'box_components.site_id').onRef('box.id', '=', 'box_components.box_id'),
    )
    .innerJoin('declinations as part', (on) =>
      on.onRef('part.site_id', '=', 'box_components.site_id').onRef('part.id', '=', 'box_components.component_id'),
    )
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'part.site_id').onRef('products.id', '=', 'part.product_id'),
    )
    .innerJoin('product_texts', (on) =>
      on
        .onRef('product_texts.site_id', '=', 'products.site_id')
        .onRef('product_texts.product_id', '=', 'products.id')
        .on('product_texts.locale', '=', locale),
    )
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'part.site_id').onRef('vintages.id', '=', 'part.vintage_id'),
    )
    .select(['box_components.box_id', 'box_components.quantity', 'part.id', 'part.product_id', 'part.millilitres'])
    .select(['products.type', 'products.appellation', 'product_texts.name', 'product_texts.slug', 'vintages.year'])
    .select(['part.media_id', 'products.media_id as product_media_id'])
    .where('box.product_id', '=', productId)
    .orderBy('box_components.box_id')
    .orderBy('box_components.position')
    .orderBy('part.id')
    .execute()
}

function tierRows(db: SiteDb, productId: number) {
  return db
    .selectFrom('products')
    .innerJoin('decreasing_sets', (on) =>
      on
        .onRef('decreasing_sets.site_id', '=', 'products.site_id')
        .onRef('decreasing_sets.id', '=', 'products.decreasing_set_id'),
    )
    .innerJoin('decreasing_discounts', (on) =>
      on
        .onRef('decreasing_discounts.site_id', '=', 'decreasing_sets.site_id')
        .onRef('decreasing_discounts.set_id', '=', 'decreasing_sets.id'),
    )
    .select(['decreasing_sets.is_mixable', 'decreasing_discounts.id', 'decreasing_discounts.min_quantity'])
    .select(['decreasing_discounts.type', 'decreasing_discounts.amount'])
    .where('products.id', '=', productId)
    .orderBy('decreasing_discounts.min_quantity')
    .execute()
}

export type ProductDetailRows = Awaited<ReturnType<typeof productDetailRows>>
