import type {
  CapacityUnit,
  Colour,
  DiscountType,
  FeatureKey,
  Kind,
  Meal,
  Medal,
  ProductType,
} from '#contract/catalogue/closed-sets.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'

/** A product as `estate.made_cards` puts it together, in the words of one language. */
export interface ProductCard {
  id: number
  type: ProductType
  subtype: string | null
  kind: Kind
  name: string
  slug: string
  teaser: string
  colour: Colour | null
  appellation: string | null
  grapes: string[]
  dishes: Meal[]
  tags: { id: number; slug: string; label: string }[]
  medals: Medal[]
  from_price_cents: number
  media: MediaFacts | null
  discount: DiscountFacts | null
  variations: (VariationFacts | null)[]
  is_dematerialized: boolean
  has_shipping_fees: boolean
  has_customizations: boolean
  offers: CardOffer[]
}

/** What can be bought of it, but for how many there are. */
export interface CardOffer {
  id: number
  vintage_id: number | null
  reference: string
  gtin: string | null
  year: number | null
  capacity: number | null
  capacity_unit: CapacityUnit | null
  millilitres: number | null
  variations: ({ id: number; variation_id: number; label: string } | null)[]
  fixed_price_cents: number | null
  price_cents: number
  final_cents: number
  /** Its own; without one, the product's. */
  discount: DiscountFacts | null
  sell_by_multiple_of: number
  least_cents: number | null
  most_cents: number | null
  media: MediaFacts | null
  /** Of a reduced one: each price and the millisecond it began, the oldest first. */
  prices: [cents: number, since: number][] | null
}

export interface DiscountFacts {
  id: number
  type: DiscountType
  amount: number
  detail_type: 'PRODUCT' | 'SHIPPING_FEES'
}

interface VariationFacts {
  id: number
  label: string
  display_label: string | null
}

/** What only the product's own page tells. */
export interface ProductPage {
  description: string
  meta_description: string
  vat_rate: number
  slugs: Record<string, string>
  grapes: { grape: string; percent: number | null }[]
  pictures: { media: MediaFacts | null; alt: string | null }[]
  features: { id: number; key: FeatureKey; vintage_id: number | null; label: string | null; value: string }[]
  vintages: PageVintage[]
  awards: PageAward[]
  is_mixable: boolean | null
  tiers: { id: number; min_quantity: number; type: DiscountType; amount: number }[]
}

export interface PageVintage {
  id: number
  year: number | null
  alcohol_percent: number | null
  drink_from: number | null
  drink_until: number | null
  serve_from: number | null
  serve_until: number | null
  energy_kj: number | null
  energy_kcal: number | null
  fat_g: number | null
  saturates_g: number | null
  carbohydrate_g: number | null
  sugars_g: number | null
  protein_g: number | null
  salt_g: number | null
  ingredients: string[]
  allergens: string[]
}

export interface PageAward {
  id: number
  product_id: number
  vintage: number | null
  name: string
  year: number | null
  medal: Medal
  score: string | null
  media: MediaFacts | null
}

/** How many there are of each declination; what nobody counts is not in it. */
export type CardStock = Readonly<Record<string, number | null>> | null

export interface CardRow {
  card: ProductCard
  stock: CardStock
}

/** The same in a list, as text: what is told of it but for its stock (api/catalogue/told-card.ts), or the card as JSON. */
export type ListedCard = { id: number; stock: string | null } & (
  | { told: string; card: null }
  | { told: null; card: string }
)

/** As the parameters say it; null where the estate has not said. */
export interface ShopRow {
  hides_prices: string | null
  hides_percent: string | null
}

interface PagePart {
  box_id: number
  quantity: number
  id: number
  product_id: number
  millilitres: number | null
  type: ProductType
  appellation: string | null
  name: string
  slug: string
  year: number | null
  media: MediaFacts | null
}

export interface PageRow extends ShopRow, CardRow {
  page: ProductPage
  /** What its boxes hold. */
  parts: PagePart[]
  /** Products that count towards the same prices. */
  mixed: { id: number; name: string; slug: string; type: ProductType }[]
}
