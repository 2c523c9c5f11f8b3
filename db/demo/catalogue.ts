import type {
  Colour,
  DiscountType,
  FeatureKey,
  Kind,
  Meal,
  Medal,
  ProductType,
} from '#contract/catalogue/closed-sets.ts'
import type { Allergen, Ingredient } from '#contract/catalogue/e-labels.ts'
import type { CostType, InputType } from '#contract/customizations/customizations.ts'
import type { PlacedPicture } from '#contract/media/pictures.ts'
import type { Locale } from '#words/basics/locales.ts'

export type Texts<Text = string> = Readonly<Record<Locale, Text>>

/** What a demo estate sells. Ids are written out: tests and the codes printed on labels rely on them. */
export interface DemoCatalogue {
  tags?: readonly { slug: string; label: Texts }[]
  /** By a name of our own, which products refer to. */
  decreasingSets?: Readonly<Record<string, DemoDecreasingSet>>
  variations?: Readonly<Record<string, DemoVariation>>
  products: readonly DemoProduct[]
}

/** In hundredths of a euro or of a percent. */
export interface DemoDiscount {
  type: DiscountType
  amount: number
}

interface DemoDecreasingSet {
  isMixable: boolean
  steps: readonly ({ from: number } & DemoDiscount)[]
}

interface DemoVariation {
  label: Texts
  /** By a name of our own, which declinations refer to. */
  details: Readonly<Record<string, Texts>>
}

export interface DemoProduct {
  id: number
  type: ProductType
  kind: Kind
  subtype?: string
  /** What its declinations’ references start with. */
  reference: string
  colour?: Colour
  appellation?: string
  /** Percent by grape. */
  grapes?: Readonly<Record<string, number>>
  dishes?: readonly Meal[]
  priceCents: number
  vatRate?: 20 | 10 | 5.5 | 2.1 | 0
  discount?: DemoDiscount
  decreasingSet?: string
  variation?: string
  isDematerialized?: boolean
  hasShippingFees?: boolean
  picture: PlacedPicture
  texts: Texts<DemoProductText>
  tags?: readonly string[]
  features?: DemoFeatures
  vintages?: readonly DemoVintage[]
  /** Of what has no vintage. */
  declinations?: readonly DemoDeclination[]
  recommended?: readonly number[]
  gallery?: readonly DemoGalleryPicture[]
  customizations?: readonly DemoCustomization[]
  customizationPicture?: DemoCustomizationPicture
}

interface DemoProductText {
  name: string
  slug: string
  teaser: string
  description: string
  metaDescription: string
}

export type DemoFeatures = Readonly<Partial<Record<Exclude<FeatureKey, 'OWN'>, Texts>>>

export interface DemoVintage {
  /** Null for a wine made from several. */
  year: number | null
  alcohol: number
  /** First and last year in which to open it. */
  drink: readonly [number, number]
  /** In °C. */
  serve: readonly [number, number]
  /** Grams in 100 ml. */
  sugars: number
  ingredients: readonly Ingredient[]
  allergens: readonly Allergen[]
  features?: DemoFeatures
  awards?: readonly DemoAward[]
  declinations: readonly DemoDeclination[]
}

interface DemoAward {
  name: string
  year: number
  medal: Medal
  score?: string
}

export interface DemoDeclination {
  id: number
  centilitres?: number
  /** A detail of the product’s variation. */
  variation?: string
  gtin?: string
  /** Its own price; without one, the product’s. */
  priceCents?: number
  discount?: DemoDiscount
  /** Of a gift card whose amount the buyer chooses. */
  giftAmount?: { leastCents: number; mostCents: number }
  /** What it cost before, the oldest first; without any, the same price for ninety days. */
  pastPrices?: readonly { daysAgo: number; priceCents: number }[]
  /** `uncounted` for what never runs out; a box has none of its own, its components are counted. */
  stock: number | 'uncounted'
  byMultipleOf?: number
  picture?: PlacedPicture
  /** Of a box: how many of which declination. */
  components?: readonly { declination: number; quantity: number }[]
}

export interface DemoGalleryPicture {
  picture: PlacedPicture
  alt: Texts
}

export type DemoCustomization =
  | ({ type: 'SIMPLE' } & DemoQuestion)
  | { type: 'DYNAMIC_FORM'; texts: Texts<DemoQuestionText>; questions: readonly DemoQuestion[] }
  /** A form of the estate by its number. */
  | { type: 'DYNAMIC_FORM'; texts: Texts<DemoQuestionText>; form: number; values?: readonly DemoAnswerCost[] }

export interface DemoQuestion {
  input: Exclude<InputType, 'FORM'>
  isRequired?: boolean
  maxLength?: number
  texts: Texts<DemoQuestionText>
  values?: readonly DemoAnswerCost[]
}

interface DemoQuestionText {
  label: string
  help?: string
}

export interface DemoAnswerCost {
  /** Of a text: from this many characters on. */
  fromLength?: number
  /** Of a list: the choice and what it is called. */
  key?: string
  label?: Texts
  cost: CostType
  /** In hundredths of a euro or of a percent. */
  amount?: number
  /** The colour that a choice is shown by, and what it lays on the product's picture. */
  swatch?: string
  layer?: PlacedPicture
}

/** The picture that answers are drawn on. */
interface DemoCustomizationPicture {
  picture: PlacedPicture
  /** Top left, top right, bottom right, bottom left: x and y each. */
  corners: readonly number[]
  surface: { width: number; height: number }
  /** Left, top, right, bottom, in percent. */
  room: readonly number[]
  /** Which of the product's questions, as they stand in its list. */
  engraving: number
  photograph: number
}

/** All declinations of a product with the year they are of, in the order shown. */
export function declinationsOf({ vintages = [], declinations = [] }: DemoProduct) {
  return [
    ...vintages.flatMap((vintage) =>
      vintage.declinations.map((declination) => ({ declination, vintage: vintage as DemoVintage | null })),
    ),
    ...declinations.map((declination) => ({ declination, vintage: null })),
  ]
}

/** A row for each language. */
export function eachText<Text, Fields>(texts: Texts<Text>, fieldsOf: (text: Text) => Fields) {
  return (Object.entries(texts) as [Locale, Text][]).map(([locale, text]) => ({ locale, ...fieldsOf(text) }))
}
