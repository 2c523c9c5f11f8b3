import type { ColumnType, Generated } from 'kysely'
import type {
  CapacityUnit,
  Colour,
  DiscountType,
  FeatureKey,
  Kind,
  Meal,
  Medal,
  ProductType,
} from '#contract/catalogue/sets.ts'

/** PostgreSQL gives `numeric` as text, so that nothing is lost on the way. */
type NumericOrNull = ColumnType<string | null, number | string | null, number | string | null>

export interface DiscountsTable {
  site_id: Generated<number>
  id: Generated<number>
  type: DiscountType
  amount: number
  detail_type: Generated<'PRODUCT' | 'SHIPPING_FEES'>
}

export interface DecreasingDiscountsTable {
  site_id: Generated<number>
  id: Generated<number>
  set_id: number
  min_quantity: number
  type: DiscountType
  amount: number
}

export interface VariationTextsTable {
  site_id: Generated<number>
  variation_id: number
  locale: string
  label: string
  display_label: string | null
}

export interface ProductsTable {
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
}

export interface ProductTextsTable {
  site_id: Generated<number>
  product_id: number
  locale: string
  name: string
  slug: string
  teaser: Generated<string>
  description: Generated<string>
  meta_description: Generated<string>
}

export interface ProductPicturesTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  position: Generated<number>
  media_id: string
}

export interface ProductGrapesTable {
  site_id: Generated<number>
  product_id: number
  grape: string
  percent: number | null
  position: Generated<number>
}

export interface VintagesTable {
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

export interface FeaturesTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  vintage_id: number | null
  key: FeatureKey
  position: Generated<number>
}

export interface DeclinationsTable {
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
  sell_by_multiple_of: Generated<number>
  media_id: string | null
}

type ReadOnly<Value> = ColumnType<Value, never, never>

/** Valid declinations of valid products with their price and what can be had; see the view's own words. */
export interface OffersView {
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

/** Kept by triggers: a row for every language that a valid product is told in. */
export interface ProductSearchTable {
  site_id: ReadOnly<number>
  product_id: ReadOnly<number>
  locale: ReadOnly<string>
  plain_name: ReadOnly<string>
  document: ReadOnly<string>
}

export interface BoxComponentsTable {
  site_id: Generated<number>
  box_id: number
  component_id: number
  quantity: number
  position: Generated<number>
}

export interface AwardsTable {
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

export interface RecommendedProductsTable {
  site_id: Generated<number>
  product_id: number
  recommended_id: number
  position: Generated<number>
}

export interface PriceChangesTable {
  site_id: Generated<number>
  id: Generated<string>
  declination_id: number
  price_cents: number
  changed_at: Generated<Date>
}

export interface StockAlertsTable {
  site_id: Generated<number>
  id: Generated<number>
  declination_id: number
  email: string
  locale: string
  wording: string
  created_at: Date
}

export interface ServicesTable {
  site_id: Generated<number>
  id: Generated<number>
  position: Generated<number>
  is_valid: Generated<boolean>
  price_cents: number | null
  duration_minutes: number | null
  tags: Generated<string[]>
  media_id: string | null
}

export interface ServiceTextsTable {
  site_id: Generated<number>
  service_id: number
  locale: string
  title: string
  description: Generated<string>
}

export interface CustomizationsTable {
  site_id: Generated<number>
  id: Generated<number>
  product_id: number
  parent_id: number | null
  position: Generated<number>
  type: 'SIMPLE' | 'DYNAMIC_FORM'
  input_type: 'TEXT' | 'SELECT' | 'CHECKBOX' | 'FILE' | null
  is_required: Generated<boolean>
  max_length: number | null
}

export interface CustomizationTextsTable {
  site_id: Generated<number>
  customization_id: number
  locale: string
  label: string
  help: Generated<string>
}

export interface CustomizationValuesTable {
  site_id: Generated<number>
  id: Generated<number>
  customization_id: number
  position: Generated<number>
  text_number_of_char: number | null
  select_key: string | null
  cost_type: 'EURO' | 'NONE' | 'PERCENT'
  amount: Generated<number>
}

export interface CustomizationFilesTable {
  site_id: Generated<number>
  id: string
  customization_id: number
  filename: string
  mime_type: string
  bytes: number
  width: number
  height: number
  created_at: Date
}

export interface CartsTable {
  site_id: Generated<number>
  id: string
  type: Generated<'MAIN_CART'>
  user_id: number | null
  discount_code: Generated<string | null>
  ordered_at: Generated<Date | null>
  merged_into: Generated<string | null>
  reminder_email: Generated<string | null>
  reminder_locale: Generated<string | null>
  reminder_consented_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  created_at: Date
  changed_at: Date
}

export interface CartProductsTable {
  site_id: Generated<number>
  id: Generated<number>
  cart_id: string
  declination_id: number
  quantity: number
  customizations: ColumnType<unknown, string, string>
  answers_key: ReadOnly<string>
  seen_unit_cents: Generated<number | null>
  added_at: Date
}
