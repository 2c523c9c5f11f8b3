import type { ColumnType, Generated } from 'kysely'
import type {
  CapacityUnit,
  Colour,
  DiscountType,
  FeatureKey,
  Kind,
  Meal,
  Medal,
  PlanKind,
  PlanState,
  ProductType,
  StockReason,
} from '#contract/catalogue/closed-sets.ts'
import type { NumericOrNull, ReadOnly } from './columns.ts'

export interface CatalogueTables {
  discounts: DiscountsTable
  decreasing_sets: {
    site_id: Generated<number>
    id: Generated<number>
    is_mixable: Generated<boolean>
    version: Generated<number>
  }
  decreasing_discounts: DecreasingDiscountsTable
  variations: {
    site_id: Generated<number>
    id: Generated<number>
    position: Generated<number>
    version: Generated<number>
  }
  variation_texts: VariationTextsTable
  variation_details: {
    site_id: Generated<number>
    id: Generated<number>
    variation_id: number
    position: Generated<number>
  }
  variation_detail_texts: { site_id: Generated<number>; variation_detail_id: number; locale: string; label: string }
  products: ProductsTable
  product_texts: ProductTextsTable
  product_pictures: ProductPicturesTable
  product_picture_texts: { site_id: Generated<number>; product_picture_id: number; locale: string; alt: string }
  product_grapes: ProductGrapesTable
  product_search: ProductSearchTable
  search_words: { site_id: number; locale: string; stem: string; sound: ColumnType<string | null, never, never> }
  listed_products: ListedProductsTable
  product_cards: ProductCardsTable
  told_cards: ToldCardsTable
  shop_settings: ShopSettingsTable
  product_places: { site_id: Generated<number>; product_id: number; place: number }
  facet_bits: { site_id: Generated<number>; facet: string; value: string; slot: number; bits: string }
  changed_products: { site_id: Generated<number>; product_id: number; transaction: Generated<string> }
  product_counts: { site_id: number; locale: string; products: number }
  tags: {
    site_id: Generated<number>
    id: Generated<number>
    slug: string
    position: Generated<number>
    version: Generated<number>
  }
  tag_texts: { site_id: Generated<number>; tag_id: number; locale: string; label: string }
  product_tags: { site_id: Generated<number>; product_id: number; tag_id: number }
  vintages: VintagesTable
  features: FeaturesTable
  feature_texts: { site_id: Generated<number>; feature_id: number; locale: string; label: string | null; value: string }
  declinations: DeclinationsTable
  offers: OffersView
  box_components: BoxComponentsTable
  awards: AwardsTable
  recommended_products: RecommendedProductsTable
  price_changes: PriceChangesTable
  price_plans: PricePlansTable
  price_plan_lines: PricePlanLinesTable
  stock_alerts: StockAlertsTable
  stock_reservations: StockReservationsTable
  stock_movements: StockMovementsTable
}

interface DiscountsTable {
  site_id: Generated<number>
  id: Generated<number>
  type: DiscountType
  amount: number
  detail_type: Generated<'PRODUCT' | 'SHIPPING_FEES'>
  version: Generated<number>
}

interface DecreasingDiscountsTable {
  site_id: Generated<number>
  id: Generated<number>
  set_id: number
  min_quantity: number
  type: DiscountType
  amount: number
}

interface VariationTextsTable {
  site_id: Generated<number>
  variation_id: number
  locale: string
  label: string
  display_label: string | null
}

interface ProductsTable {
  site_id: Generated<number>
  id: Generated<number>
  type: ProductType
  subtype: string | null
  kind: Kind
  position: Generated<number>
  is_valid: Generated<boolean>
  colour: Colour | null
  appellation: string | null
  dishes: Generated<Meal[]>
  price_cents: number
  from_price_cents: Generated<number>
  newest_year: Generated<number | null>
  vat_rate: ColumnType<string, number | string | undefined, number | string>
  discount_id: number | null
  decreasing_set_id: number | null
  quantity: Generated<number>
  reserved: Generated<number>
  is_dematerialized: Generated<boolean>
  has_shipping_fees: Generated<boolean>
  media_id: string | null
  variation1_id: number | null
  variation2_id: number | null
  variation3_id: number | null
  created_at: Generated<Date>
  /** Null for what was there before anybody noted it. */
  updated_at: Generated<Date | null>
  version: Generated<number>
  show_at: Date | null
  hide_at: Date | null
  replaced_by_id: number | null
}

interface ProductTextsTable {
  site_id: Generated<number>
  product_id: number
  locale: string
  name: string
  slug: string
  teaser: Generated<string>
  description: Generated<string>
  meta_description: Generated<string>
}

interface ProductPicturesTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  position: Generated<number>
  media_id: string
}

interface ProductGrapesTable {
  site_id: Generated<number>
  product_id: number
  grape: string
  percent: number | null
  position: Generated<number>
}

/** Kept by triggers: a row for every language that a valid product is told in. */
interface ProductSearchTable {
  site_id: ReadOnly<number>
  product_id: ReadOnly<number>
  locale: ReadOnly<string>
  plain_name: ReadOnly<string>
  document: ReadOnly<string>
}

/** Kept by triggers: what lists are narrowed and ordered by, a row for every language that a valid product is told in. */
interface ListedProductsTable {
  site_id: ReadOnly<number>
  product_id: ReadOnly<number>
  position: ReadOnly<number>
  from_price_cents: ReadOnly<number>
  newest_year: ReadOnly<number | null>
  locale: ReadOnly<string>
  type: ReadOnly<ProductType>
  kind: ReadOnly<Kind>
  colour: ReadOnly<Colour | null>
  appellation: ReadOnly<string | null>
  dishes: ReadOnly<Meal[]>
  grapes: ReadOnly<string[]>
  medals: ReadOnly<Medal[]>
  years: ReadOnly<number[]>
  formats: ReadOnly<number[]>
  bands: ReadOnly<number[]>
  tags: ReadOnly<string[]>
  name: ReadOnly<string>
  plain_name: ReadOnly<string>
  offer_ids: ReadOnly<number[]>
  offer_years: ReadOnly<OfOffer[]>
  offer_formats: ReadOnly<OfOffer[]>
  offer_cents: ReadOnly<number[]>
}

/** What a declination may lack. */
type OfOffer = number | null

/** Kept by triggers: what a product tells of itself, ready to be read; its shape is in db/queries/catalogue/card-shapes.ts. */
interface ProductCardsTable {
  site_id: ReadOnly<number>
  product_id: ReadOnly<number>
  locale: ReadOnly<string>
  card: ReadOnly<object>
  page: ReadOnly<object>
}

/** What a list tells of a product, written out by a program for a shop that shows it so; gone with any change of its card. */
interface ToldCardsTable {
  site_id: Generated<number>
  locale: string
  product_id: number
  program: string
  hides_prices: string | null
  hides_percent: string | null
  told: string | null
}

interface VintagesTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  year: number | null
  alcohol_percent: NumericOrNull
  drink_from: number | null
  drink_until: number | null
  serve_from: number | null
  serve_until: number | null
  energy_kj: number | null
  energy_kcal: number | null
  fat_g: NumericOrNull
  saturates_g: NumericOrNull
  carbohydrate_g: NumericOrNull
  sugars_g: NumericOrNull
  protein_g: NumericOrNull
  salt_g: NumericOrNull
  ingredients: Generated<string[]>
  allergens: Generated<string[]>
}

interface FeaturesTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  vintage_id: number | null
  key: FeatureKey
  position: Generated<number>
}

interface DeclinationsTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  vintage_id: number | null
  position: Generated<number>
  is_valid: Generated<boolean>
  reference: Generated<string>
  gtin: string | null
  capacity: NumericOrNull
  capacity_unit: CapacityUnit | null
  millilitres: ColumnType<number | null, never, never>
  variation1_detail_id: number | null
  variation2_detail_id: number | null
  variation3_detail_id: number | null
  fixed_price_cents: number | null
  discount_id: number | null
  tracks_stock: Generated<boolean>
  quantity: Generated<number>
  reserved: Generated<number>
  weight_grams: Generated<number | null>
  has_run_out: ColumnType<boolean, never, never>
  sell_by_multiple_of: Generated<number>
  media_id: string | null
  version: Generated<number>
}

/** Valid declinations of valid products with their price and what can be had; see the view's own words. */
interface OffersView {
  site_id: ReadOnly<number>
  id: ReadOnly<number>
  product_id: ReadOnly<number>
  vintage_id: ReadOnly<number | null>
  millilitres: ReadOnly<number | null>
  price_cents: ReadOnly<number>
  final_cents: ReadOnly<number>
  /** A bigint for boxes, so text or number. */
  available: ReadOnly<string | number | null>
  year: ReadOnly<number | null>
  sell_by_multiple_of: ReadOnly<number>
}

interface BoxComponentsTable {
  site_id: Generated<number>
  box_id: number
  component_id: number
  quantity: number
  position: Generated<number>
}

interface AwardsTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  vintage_id: number | null
  position: Generated<number>
  name: string
  year: number | null
  medal: Medal
  score: string | null
  media_id: string | null
}

interface RecommendedProductsTable {
  site_id: Generated<number>
  product_id: number
  recommended_id: number
  position: Generated<number>
}

interface PriceChangesTable {
  site_id: Generated<number>
  id: Generated<string>
  declination_id: number
  price_cents: number
  changed_at: Generated<Date>
}

interface PricePlansTable {
  site_id: Generated<number>
  id: Generated<number>
  kind: PlanKind
  state: Generated<PlanState>
  starts_at: Date
  ends_at: Date | null
  discount_type: DiscountType | null
  discount_amount: number | null
  discount_id: number | null
  note: Generated<string>
  created_at: Date
  changed_at: Date
}

interface PricePlanLinesTable {
  site_id: Generated<number>
  plan_id: number
  declination_id: number
  old_cents: number
  price_cents: number
}

interface StockAlertsTable {
  site_id: Generated<number>
  id: Generated<number>
  declination_id: number
  email: string
  locale: string
  wording: string
  created_at: Date
}

interface StockReservationsTable {
  site_id: Generated<number>
  order_id: number
  holder: StockHolder
  holder_id: number
  quantity: number
  state: Generated<'HELD' | 'TAKEN' | 'GIVEN_BACK'>
  returned: Generated<number>
}

interface StockMovementsTable {
  site_id: Generated<number>
  id: Generated<string>
  holder: StockHolder
  holder_id: number
  change: number
  reason: 'OPENING' | 'SALE' | 'RETURN' | StockReason
  order_id: number | null
  moved_at: Generated<Date>
  note: Generated<string>
}

type StockHolder = 'DECLINATION' | 'PRODUCT'

/** Made of parameters by their triggers. */
interface ShopSettingsTable {
  site_id: Generated<number>
  hides_prices: string | null
  hides_percent: string | null
  counts: boolean
  by_product: boolean
}
