import { sql } from 'kysely'
import type { Store, StoredParts } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldText } from './told-text.ts'

const texts = {
  table: 'product_texts',
  key: 'product_id',
  columns: {
    name: 'name',
    slug: 'slug',
    teaser: 'teaser',
    description: 'description',
    metaDescription: 'meta_description',
  },
} as const

const FEATURES = {
  table: 'features',
  order: 'position',
  sorted: ['id'],
  columns: { key: 'key' },
  texts: { table: 'feature_texts', key: 'feature_id', columns: { label: 'label', value: 'value' } },
} as const

const AWARDS = {
  table: 'awards',
  order: 'position',
  sorted: ['id'],
  columns: { name: 'name', year: 'year', medal: 'medal', score: 'score', mediaId: 'media_id' },
} as const

const ofProduct = { key: 'product_id', without: 'vintage_id' } as const
const ofVintage = { key: 'vintage_id', root: 'product_id' } as const

const VINTAGES: StoredParts = {
  table: 'vintages',
  key: 'product_id',
  sorted: ['year', 'id'],
  keepsIds: true,
  columns: {
    year: 'year',
    alcohol: 'alcohol_percent',
    drinkFrom: 'drink_from',
    drinkUntil: 'drink_until',
    serveFrom: 'serve_from',
    serveUntil: 'serve_until',
    energyKj: 'energy_kj',
    energyKcal: 'energy_kcal',
    fat: 'fat_g',
    saturates: 'saturates_g',
    carbohydrate: 'carbohydrate_g',
    sugars: 'sugars_g',
    protein: 'protein_g',
    salt: 'salt_g',
    ingredients: 'ingredients',
    allergens: 'allergens',
  },
  parts: { features: { ...FEATURES, ...ofVintage }, awards: { ...AWARDS, ...ofVintage } },
}

/** Nothing of it can be bought now, though it may be shown. */
const IS_SOLD_OUT = sql`not exists (select from offers where offers.product_id = t.id
  and (offers.available is null or offers.available >= offers.sell_by_multiple_of))`

const WITH_OFFERS = sql`(select offers.product_id from offers
  where offers.available is null or offers.available >= offers.sell_by_multiple_of)`

const COUNTED = sql`(select count(*)::integer from declinations where declinations.product_id = t.id)`
const FROM_PRICE = sql`(t.from_price_cents / 100.0)::float8`

export const productStore: Store = {
  table: 'products',
  columns: {
    type: 'type',
    subtype: 'subtype',
    kind: 'kind',
    position: 'position',
    isValid: 'is_valid',
    showAt: 'show_at',
    hideAt: 'hide_at',
    replacedById: 'replaced_by_id',
    colour: 'colour',
    appellation: 'appellation',
    dishes: 'dishes',
    price: { column: 'price_cents', as: 'hundredths' },
    vatRate: 'vat_rate',
    discountId: 'discount_id',
    tierSetId: 'decreasing_set_id',
    isDematerialized: 'is_dematerialized',
    hasShippingFees: 'has_shipping_fees',
    mediaId: 'media_id',
    variation1Id: 'variation1_id',
    variation2Id: 'variation2_id',
    variation3Id: 'variation3_id',
  },
  texts,
  links: {
    tagIds: { table: 'product_tags', key: 'product_id', to: 'tag_id' },
    recommendedIds: { table: 'recommended_products', key: 'product_id', to: 'recommended_id', order: 'position' },
  },
  parts: {
    grapes: {
      table: 'product_grapes',
      key: 'product_id',
      order: 'position',
      sorted: ['grape'],
      columns: { grape: 'grape', percent: 'percent' },
    },
    pictures: {
      table: 'product_pictures',
      key: 'product_id',
      order: 'position',
      sorted: ['id'],
      columns: { mediaId: 'media_id' },
      texts: { table: 'product_picture_texts', key: 'product_picture_id', columns: { alt: 'alt' } },
    },
    features: { ...FEATURES, ...ofProduct },
    awards: { ...AWARDS, ...ofProduct },
    vintages: VINTAGES,
  },
  facts: {
    fromPrice: FROM_PRICE,
    newestYear: sql`t.newest_year`,
    declinations: COUNTED,
    customizations: sql`(select count(*)::integer from customizations where customizations.product_id = t.id)`,
    createdAt: sql`t.created_at`,
  },
  listed: (locale) => ({
    name: toldText({ texts, column: 'name', locale }),
    type: sql`t.type`,
    kind: sql`t.kind`,
    colour: sql`t.colour`,
    appellation: sql`t.appellation`,
    isValid: sql`t.is_valid`,
    showAt: toldMoment('show_at'),
    hideAt: toldMoment('hide_at'),
    isSoldOut: IS_SOLD_OUT,
    position: sql`t.position`,
    fromPrice: FROM_PRICE,
    newestYear: sql`t.newest_year`,
    declinations: COUNTED,
    mediaId: sql`t.media_id`,
    updatedAt: toldMoment('updated_at'),
    version: sql`t.version`,
    discountId: sql`t.discount_id`,
    tierSetId: sql`t.decreasing_set_id`,
  }),
  narrowed: { isSoldOut: sql`(t.id not in ${WITH_OFFERS})` },
  searched: (locale) => [toldText({ texts, column: 'name', locale }), sql`coalesce(t.appellation, '')`],
  faults: {
    products_times_check: 'hideAt',
    products_replacement_check: 'replacedById',
    products_replacement_fkey: 'replacedById',
    products_site_id_discount_id_fkey: 'discountId',
    products_site_id_decreasing_set_id_fkey: 'tierSetId',
    products_site_id_media_id_fkey: 'mediaId',
    products_site_id_variation1_id_fkey: 'variation1Id',
    products_site_id_variation2_id_fkey: 'variation2Id',
    products_site_id_variation3_id_fkey: 'variation3Id',
    product_pictures_site_id_media_id_fkey: 'pictures',
    product_grapes_pkey: 'grapes',
    product_tags_pkey: 'tagIds',
    product_tags_site_id_tag_id_fkey: 'tagIds',
    recommended_products_pkey: 'recommendedIds',
    recommended_products_check: 'recommendedIds',
    recommended_products_site_id_recommended_id_fkey: 'recommendedIds',
    awards_site_id_media_id_fkey: 'awards',
    awards_check: 'awards',
    vintages_site_id_product_id_year_key: 'vintages',
  },
}
