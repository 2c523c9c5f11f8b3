import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import {
  CAPACITY_UNITS,
  COLOURS,
  DISCOUNT_TYPES,
  FACETS,
  FEATURE_KEYS,
  KINDS,
  MEALS,
  MEDALS,
  PRODUCT_TYPES,
} from './closed-sets.ts'
import * as routes from './routes.ts'

const Id = z.number().int()
/** Euros with at most two decimals; null where the estate shows no prices. */
const Price = z.number().nonnegative()
const ShownPrice = Price.nullable()

export const Discount = z.object({
  id: Id,
  type: z.enum(DISCOUNT_TYPES),
  /** Euros or percent. */
  amount: z.number(),
  detailType: z.enum(['PRODUCT', 'SHIPPING_FEES']),
})
export type Discount = z.infer<typeof Discount>

/** An announced reduction: the lowest price of the thirty days before it, and what is saved on that. */
export const Reduction = z.object({
  referencePrice: Price,
  /** Null where the estate does not tell it. */
  percent: z.number().int().nullable(),
})
export type Reduction = z.infer<typeof Reduction>

/** From this many on, each one costs so much. */
export const DecreasingDiscount = z.object({
  id: Id,
  minQuantity: z.number().int(),
  type: z.enum(DISCOUNT_TYPES),
  amount: z.number(),
})
export type DecreasingDiscount = z.infer<typeof DecreasingDiscount>

export const ChosenVariation = z.object({ idVariation: Id, id: Id })
const VariationEntry = z.object({ id: Id, idVariation: Id, label: z.string() }).nullable()
const ProductVariation = z.object({ id: Id, label: z.string(), displayLabel: z.string().nullable() }).nullable()

export const Declination = z.object({
  id: Id,
  reference: z.string(),
  /** What a scanner reads on it. */
  gtin: z.string().nullable(),
  year: z.number().int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(CAPACITY_UNITS).nullable(),
  /** The format in millilitres, whatever the unit. */
  format: z.number().int().nullable(),
  variations: z.array(ChosenVariation),
  variation1: VariationEntry,
  variation2: VariationEntry,
  variation3: VariationEntry,
  /** Its own price; null when it follows the product's. */
  fixedPrice: ShownPrice,
  /** Before any reduction. */
  price: ShownPrice,
  /** What one really pays for one. */
  finalPrice: ShownPrice,
  /** Of a litre, for what is sold by volume. */
  pricePerLitre: ShownPrice,
  reduction: Reduction.nullable(),
  discount: Discount.nullable(),
  /** How many can be had; null where nobody counts. */
  quantity: z.number().int().nullable(),
  /** Whether its stock is counted. */
  setQuantity: z.boolean(),
  isInStock: z.boolean(),
  sellByMultipleOf: z.number().int(),
  /** Of a gift card whose amount the buyer chooses: between which euros. */
  giftAmount: z.object({ least: Price, most: Price }).nullable(),
  image: ShownPicture.nullable(),
})
export type Declination = z.infer<typeof Declination>

export const Tag = z.object({ id: Id, slug: z.string(), label: z.string() })

/** A product as lists show it. */
export const Product = z.object({
  id: Id,
  type: z.object({ type: z.enum(PRODUCT_TYPES) }),
  subtypeType: z.string().nullable(),
  kind: z.enum(KINDS),
  name: z.string(),
  slug: z.string(),
  teaser: z.string(),
  colour: z.enum(COLOURS).nullable(),
  appellation: z.string().nullable(),
  grapes: z.array(z.string()),
  dishes: z.array(z.enum(MEALS)),
  tags: z.array(Tag),
  medals: z.array(z.enum(MEDALS)),
  /** The lowest final price of its usual bottles (75 cl); of all its declinations where it has none. */
  price: ShownPrice,
  image: ShownPicture.nullable(),
  discount: Discount.nullable(),
  /** How many of its best-stocked declination can be had; null where nobody counts. */
  quantity: z.number().int().nullable(),
  setQuantity: z.boolean(),
  isInStock: z.boolean(),
  variation1: ProductVariation,
  variation2: ProductVariation,
  variation3: ProductVariation,
  isDematerialized: z.boolean(),
  hasShippingFees: z.boolean(),
  hasCustomizations: z.boolean(),
  declination: z.array(Declination),
})
export type Product = z.infer<typeof Product>

export const Feature = z.object({
  id: Id,
  key: z.enum(FEATURE_KEYS),
  /** Only what the estate named itself; the others have their label in words. */
  label: z.string().nullable(),
  value: z.string(),
})
export type Feature = z.infer<typeof Feature>

export const Award = z.object({
  id: Id,
  idProduct: Id,
  /** The vintage that won it; null when it is the wine itself. */
  vintage: z.number().int().nullable(),
  name: z.string(),
  year: z.number().int().nullable(),
  medal: z.enum(MEDALS),
  score: z.string().nullable(),
  image: ShownPicture.nullable(),
})
export type Award = z.infer<typeof Award>

const Grams = z.number().nullable()
/** Of 100 ml. */
export const Nutrition = z.object({
  energyKj: z.number().int(),
  energyKcal: z.number().int(),
  fat: Grams,
  saturates: Grams,
  carbohydrate: Grams,
  sugars: Grams,
  protein: Grams,
  salt: Grams,
})
export type Nutrition = z.infer<typeof Nutrition>

/** What one year of a wine has of its own. */
export const Vintage = z.object({
  id: Id,
  year: z.number().int().nullable(),
  alcohol: z.number().nullable(),
  drinkFrom: z.number().int().nullable(),
  drinkUntil: z.number().int().nullable(),
  serveFrom: z.number().int().nullable(),
  serveUntil: z.number().int().nullable(),
  nutrition: Nutrition.nullable(),
  ingredients: z.array(z.string()),
  allergens: z.array(z.string()),
  variationFeatures: z.array(Feature),
})
export type Vintage = z.infer<typeof Vintage>

/** One kind of bottle or thing in a box. */
export const BoxComponent = z.object({
  idProduct: Id,
  idDeclination: Id,
  quantity: z.number().int(),
  name: z.string(),
  slug: z.string(),
  type: z.enum(PRODUCT_TYPES),
  appellation: z.string().nullable(),
  year: z.number().int().nullable(),
  format: z.number().int().nullable(),
  image: ShownPicture.nullable(),
})

/** A product with all that its own page shows. */
export const ProductDetail = Product.extend({
  description: z.string(),
  metaDescription: z.string(),
  /** The readable part of its address in every language it is told in. */
  slugs: z.record(z.string(), z.string()),
  grapeShares: z.array(z.object({ grape: z.string(), percent: z.number().int().nullable() })),
  vatRate: z.number(),
  images: z.array(ShownPicture),
  features: z.array(Feature),
  vintages: z.array(Vintage),
  awards: z.array(Award),
  components: z.array(BoxComponent),
  decreasingDiscounts: z.array(DecreasingDiscount),
  /** Whether other products of the same prices count towards the quantity. */
  isDecreasingMixable: z.boolean(),
  /** Those products: their quantities and this one's are added up. */
  mixesWith: z.array(z.object({ idProduct: Id, name: z.string(), slug: z.string(), type: z.enum(PRODUCT_TYPES) })),
})
export type ProductDetail = z.infer<typeof ProductDetail>

const FacetValue = z.object({ value: z.string(), count: z.number().int() })
export type FacetValue = z.infer<typeof FacetValue>
/** How many products each value would leave, all other filters kept. */
export const Facets = z.record(z.enum(FACETS), z.array(FacetValue))
export type Facets = z.infer<typeof Facets>

/** What a search was taken to mean, as far as people are told of it. */
const Understood = z.object({
  /** What was looked for by the table, in the visitor's words: a wine whose dishes hold one answers by it. */
  meals: z.array(z.object({ type: z.enum(MEALS), label: z.string() })),
  /** The name of another region's wine, where the answers are the estate's own wines of that kind. */
  foreignName: z.string().nullable(),
})
export type Understood = z.infer<typeof Understood>

const set = { value: 'text', operators: ['equal', 'different'] } as const
const measure = {
  value: 'number',
  operators: ['equal', 'different', 'inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'],
} as const

export const productList = defineList({
  filters: {
    id: { value: 'number', operators: ['equal', 'different'] },
    name: { value: 'text', operators: ['equal', 'different', 'like'] },
    /** A kind or a type: `SPARKLING`, `WINE`… */
    kind: set,
    search: { value: 'text', operators: ['like', 'equal'] },
    tags: set,
    colour: set,
    appellation: set,
    grape: set,
    vintage: measure,
    /** In millilitres. */
    format: measure,
    price: measure,
    priceBand: { value: 'text', operators: ['equal'] },
    dish: set,
    award: set,
    inStock: { value: 'boolean', operators: ['equal'] },
    /** `true` adds the facets to the answer. */
    facets: { value: 'boolean', operators: ['equal'] },
  },
  orderBy: ['price', 'name', 'order', 'year', 'id', 'relevance'],
  defaultOrder: 'price',
  searchedOrder: 'relevance',
  defaultNbItem: 100,
})

export const getProducts = defineCall({
  name: 'getProducts',
  ...routes.getProducts,
  about:
    'What the estate sells. Vintage, format, price and stock must be those of one and the same declination. `facets=true` adds how many products each value of a facet would leave. A search is answered with what it was understood to mean.',
  who: 'visitor',
  isShared: true,
  live: ['stock'],
  list: productList,
  isExact: true,
  output: listOutput('product', Product).extend({ facets: Facets.optional(), understood: Understood.optional() }),
  refusals: [],
})

export const getProduct = defineCall({
  name: 'getProduct',
  ...routes.getProduct,
  about: 'One product with all that is told of it.',
  who: 'visitor',
  isShared: true,
  live: ['stock'],
  params: z.object({ id: IdParam }),
  isExact: true,
  output: ProductDetail,
  refusals: ['product-not-found'],
})

export const getRecommendedProducts = defineCall({
  name: 'getRecommendedProducts',
  ...routes.getRecommendedProducts,
  about: 'What the estate recommends beside a product.',
  who: 'visitor',
  isShared: true,
  live: ['stock'],
  params: z.object({ id: IdParam }),
  isExact: true,
  output: listOutput('product', Product),
  refusals: ['product-not-found'],
})

export const getReplacement = defineCall({
  name: 'getReplacement',
  ...routes.getReplacement,
  about: 'What the estate sells instead of a product that it no longer shows.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  output: Product.pick({ id: true, type: true, slug: true }),
  refusals: ['product-not-found'],
})

export const Variation = z.object({
  id: Id,
  label: z.string(),
  displayLabel: z.string().nullable(),
  detail: z.array(z.object({ id: Id, label: z.string() })),
})

export const getVariations = defineCall({
  name: 'getVariations',
  ...routes.getVariations,
  about: 'The ways in which products of the estate vary, with their values.',
  who: 'visitor',
  isShared: true,
  output: listOutput('variation', Variation),
  refusals: [],
})

const awardList = defineList({
  filters: { product: { value: 'number', operators: ['equal'] }, medal: set },
  orderBy: ['order', 'id', 'year'],
  defaultOrder: 'order',
  defaultNbItem: 100,
})

export const getAwards = defineCall({
  name: 'getAwards',
  ...routes.getAwards,
  about: 'The awards of the estate’s wines, of one product with `product={id}`.',
  who: 'visitor',
  isShared: true,
  list: awardList,
  output: listOutput('award', Award),
  refusals: [],
})

/** `path` is drawn in strokes on a square of 48. */
export const MealIcon = z.object({ id: Id, type: z.enum(MEALS), label: z.string(), path: z.string() })
export type MealIcon = z.infer<typeof MealIcon>

export const getMealIcons = defineCall({
  name: 'getMealIcons',
  ...routes.getMealIcons,
  about: 'The drawings of what a wine goes with.',
  who: 'visitor',
  isShared: true,
  output: listOutput('mealIcon', MealIcon),
  refusals: [],
  isShell: true,
  cacheSeconds: 3_600,
})

export const askStockAlert = defineCall({
  name: 'askStockAlert',
  ...routes.askStockAlert,
  about: 'Asks for a mail when a declination that is sold out can be had again.',
  who: 'visitor',
  params: z.object({ id: IdParam, idDeclination: IdParam }),
  body: z.object({
    email: z.email().max(254),
    /** The tick that allows us to write, given knowingly. */
    consent: z.boolean(),
  }),
  output: z.object({ isAsked: z.boolean() }),
  refusals: ['declination-not-found', 'declination-in-stock', 'too-many-requests'],
  limit: { per: 'address', max: 20, seconds: 3_600 },
})
