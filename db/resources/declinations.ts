import { sql } from 'kysely'
import type { Store } from './store.ts'

const inEuros = (cents: ReturnType<typeof sql>) => sql`(${cents} / 100.0)::float8`

/** Of hidden ones too: what one costs is the same before it is shown. */
const PRICE = sql`coalesce(t.fixed_price_cents,
  (select price_cents from products where products.site_id = t.site_id and products.id = t.product_id))`
const FINAL_PRICE = sql`coalesce((
  select reduced_cents(coalesce(t.fixed_price_cents, products.price_cents), discounts.type, discounts.amount)
  from products left join discounts on discounts.site_id = products.site_id
    and discounts.id = coalesce(t.discount_id, products.discount_id) and discounts.detail_type = 'PRODUCT'
  where products.site_id = t.site_id and products.id = t.product_id), 0)`
/** Each price stays in force until the next one begins. */
const LOWEST_PRICE = sql`(
  select min(price_cents) from (
    select price_cents, lead(changed_at) over (order by changed_at, id) as until
    from price_changes where price_changes.site_id = t.site_id and declination_id = t.id
  ) in_force where until is null or until > now() - interval '30 days')`
const AVAILABLE = sql`(select available::integer from offers where offers.site_id = t.site_id and offers.id = t.id)`
const YEAR = sql`(select year from vintages where vintages.site_id = t.site_id and vintages.id = t.vintage_id)`

const ofProduct = (column: string) =>
  sql`(select ${sql.ref(`products.${column}`)} from products where products.site_id = t.site_id and products.id = t.product_id)`

const productName = (locale: string) => sql`(select told.name from product_texts as told
  where told.site_id = t.site_id and told.product_id = t.product_id
  order by told.locale = ${locale} desc, told.locale = 'fr' desc, told.locale limit 1)`

/** Where the estate counts by product, all bottles of a wine lie on one heap. */
const BY_PRODUCT = sql`(coalesce((select value from parameters where type = 'USE_PRODUCT_STOCK'), 'false') = 'true')`
const counted = (column: 'quantity' | 'reserved') =>
  sql`case when ${BY_PRODUCT} then ${ofProduct(column)} else ${sql.ref(`t.${column}`)} end`

const TOLD = {
  price: inEuros(PRICE),
  finalPrice: inEuros(FINAL_PRICE),
  lowestPrice: inEuros(LOWEST_PRICE),
  quantity: counted('quantity'),
  reserved: counted('reserved'),
  available: AVAILABLE,
  year: YEAR,
  format: sql`t.millilitres`,
}

export const declinationStore: Store = {
  table: 'declinations',
  columns: {
    productId: 'product_id',
    vintageId: 'vintage_id',
    position: 'position',
    isValid: 'is_valid',
    reference: 'reference',
    gtin: 'gtin',
    capacity: 'capacity',
    capacityUnit: 'capacity_unit',
    variation1DetailId: 'variation1_detail_id',
    variation2DetailId: 'variation2_detail_id',
    variation3DetailId: 'variation3_detail_id',
    ownPrice: { column: 'fixed_price_cents', as: 'hundredths' },
    discountId: 'discount_id',
    tracksStock: 'tracks_stock',
    weightGrams: 'weight_grams',
    sellByMultipleOf: 'sell_by_multiple_of',
    mediaId: 'media_id',
  },
  parts: {
    components: {
      table: 'box_components',
      key: 'box_id',
      order: 'position',
      sorted: ['component_id'],
      columns: { declinationId: 'component_id', quantity: 'quantity' },
    },
    giftAmounts: {
      table: 'gift_card_offers',
      key: 'declination_id',
      sorted: ['least_cents'],
      columns: {
        least: { column: 'least_cents', as: 'hundredths' },
        most: { column: 'most_cents', as: 'hundredths' },
      },
    },
  },
  facts: TOLD,
  listed: (locale) => ({
    ...TOLD,
    version: sql`t.version`,
    productId: sql`t.product_id`,
    name: productName(locale),
    type: ofProduct('type'),
    vintageId: sql`t.vintage_id`,
    reference: sql`t.reference`,
    gtin: sql`t.gtin`,
    isValid: sql`t.is_valid`,
    isProductValid: ofProduct('is_valid'),
    ownPrice: inEuros(sql`t.fixed_price_cents`),
    discountId: sql`t.discount_id`,
    tracksStock: sql`t.tracks_stock`,
    isSoldOut: sql`coalesce(${AVAILABLE} < t.sell_by_multiple_of, false)`,
    weightGrams: sql`t.weight_grams`,
    sellByMultipleOf: sql`t.sell_by_multiple_of`,
    position: sql`t.position`,
  }),
  narrowed: {
    isSoldOut: sql`(t.id in (select offers.id from offers where offers.available < offers.sell_by_multiple_of))`,
  },
  searched: (locale) => [productName(locale), sql`t.reference`, sql`coalesce(t.gtin, '')`],
  faults: {
    declinations_site_id_product_id_fkey: 'productId',
    declinations_site_id_vintage_id_fkey: 'vintageId',
    declinations_site_id_discount_id_fkey: 'discountId',
    declinations_site_id_media_id_fkey: 'mediaId',
    declinations_site_id_variation1_detail_id_fkey: 'variation1DetailId',
    declinations_site_id_variation2_detail_id_fkey: 'variation2DetailId',
    declinations_site_id_variation3_detail_id_fkey: 'variation3DetailId',
    declinations_check: 'capacityUnit',
    box_components_pkey: 'components',
    box_components_check: 'components',
    gift_card_offers_check: 'giftAmounts',
  },
}
