import { type SqlBool, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** Products by their ids, in the words of a language. Those that are not told in it are left out. */
export function productRows(db: SiteDb, { locale, ids }: { locale: string; ids: readonly number[] }) {
  return db
    .selectFrom('products')
    .innerJoin('product_texts', (on) =>
      on
        .onRef('product_texts.site_id', '=', 'products.site_id')
        .onRef('product_texts.product_id', '=', 'products.id')
        .on('product_texts.locale', '=', locale),
    )
    .selectAll('products')
    .select(['product_texts.name', 'product_texts.slug', 'product_texts.teaser'])
    .select(['product_texts.description', 'product_texts.meta_description'])
    .select(
      sql<string[]>`array(
        select grape from product_grapes
        where product_grapes.site_id = products.site_id and product_grapes.product_id = products.id
        order by position, grape)`.as('grapes'),
    )
    .select(
      sql<MedalOf[]>`array(
        select distinct medal from awards
        where awards.site_id = products.site_id and awards.product_id = products.id
        order by medal)`.as('medals'),
    )
    .select(
      sql<{ id: number; slug: string; label: string }[]>`coalesce((
        select json_agg(json_build_object('id', tags.id, 'slug', tags.slug, 'label', tag_texts.label) order by tags.position, tags.id)
        from product_tags
        join tags on tags.site_id = product_tags.site_id and tags.id = product_tags.tag_id
        join tag_texts on tag_texts.site_id = tags.site_id and tag_texts.tag_id = tags.id and tag_texts.locale = ${locale}
        where product_tags.site_id = products.site_id and product_tags.product_id = products.id), '[]')`.as('tags'),
    )
    .select(
      sql<boolean>`exists (
        select from customizations
        where customizations.site_id = products.site_id and customizations.product_id = products.id)`.as(
        'has_customizations',
      ),
    )
    .where(sql<SqlBool>`products.id = any (${ids}::int[])`)
    .where('products.is_valid', '=', true)
    .execute()
}

type MedalOf = 'GOLD' | 'SILVER' | 'BRONZE' | 'SCORE'
export type ProductRow = Awaited<ReturnType<typeof productRows>>[number]

/** What can be bought of these products: newest vintage first, then in the estate's own order. */
export function declinationRows(db: SiteDb, productIds: readonly number[]) {
  return db
    .selectFrom('offers')
    .innerJoin('declinations', (on) =>
      on.onRef('declinations.site_id', '=', 'offers.site_id').onRef('declinations.id', '=', 'offers.id'),
    )
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'offers.site_id').onRef('vintages.id', '=', 'offers.vintage_id'),
    )
    .leftJoin('gift_card_offers', (on) =>
      on
        .onRef('gift_card_offers.site_id', '=', 'offers.site_id')
        .onRef('gift_card_offers.declination_id', '=', 'offers.id'),
    )
    .select(['gift_card_offers.least_cents', 'gift_card_offers.most_cents'])
    .select(['offers.price_cents', 'offers.final_cents', 'offers.available', 'vintages.year'])
    .select(['declinations.id', 'declinations.product_id', 'declinations.vintage_id', 'declinations.reference'])
    .select(['declinations.capacity', 'declinations.capacity_unit', 'declinations.millilitres', 'declinations.gtin'])
    .select(['declinations.variation1_detail_id', 'declinations.variation2_detail_id'])
    .select(['declinations.variation3_detail_id', 'declinations.fixed_price_cents', 'declinations.discount_id'])
    .select(['declinations.tracks_stock', 'declinations.sell_by_multiple_of', 'declinations.media_id'])
    .where(sql<SqlBool>`offers.product_id = any (${productIds}::int[])`)
    .orderBy('offers.product_id')
    .orderBy(sql`vintages.year desc nulls last`)
    .orderBy('declinations.position')
    .orderBy('declinations.id')
    .execute()
}

export type DeclinationRow = Awaited<ReturnType<typeof declinationRows>>[number]

/** What the reduced declinations of these products cost before. */
export function priceHistory(db: SiteDb, productIds: readonly number[]) {
  return db
    .selectFrom('price_changes')
    .innerJoin('offers', (on) =>
      on.onRef('offers.site_id', '=', 'price_changes.site_id').onRef('offers.id', '=', 'price_changes.declination_id'),
    )
    .select(['price_changes.declination_id', 'price_changes.price_cents', 'price_changes.changed_at'])
    .where(sql<SqlBool>`offers.product_id = any (${productIds}::int[])`)
    .whereRef('offers.final_cents', '<', 'offers.price_cents')
    .orderBy('price_changes.changed_at')
    .orderBy('price_changes.id')
    .execute()
}

export function discountRows(db: SiteDb) {
  return db.selectFrom('discounts').selectAll().execute()
}

/** Every variation and value of the site with its labels: few rows, read at once. */
export async function variationRows(db: SiteDb, locale: string) {
  const [variations, details] = await Promise.all([
    db
      .selectFrom('variations')
      .innerJoin('variation_texts', (on) =>
        on
          .onRef('variation_texts.site_id', '=', 'variations.site_id')
          .onRef('variation_texts.variation_id', '=', 'variations.id')
          .on('variation_texts.locale', '=', locale),
      )
      .select(['variations.id', 'variation_texts.label', 'variation_texts.display_label'])
      .orderBy('variations.position')
      .orderBy('variations.id')
      .execute(),
    db
      .selectFrom('variation_details')
      .innerJoin('variation_detail_texts', (on) =>
        on
          .onRef('variation_detail_texts.site_id', '=', 'variation_details.site_id')
          .onRef('variation_detail_texts.variation_detail_id', '=', 'variation_details.id')
          .on('variation_detail_texts.locale', '=', locale),
      )
      .select(['variation_details.id', 'variation_details.variation_id', 'variation_detail_texts.label'])
      .orderBy('variation_details.position')
      .orderBy('variation_details.id')
      .execute(),
  ])
  return { variations, details }
}
