import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros, Id, Moment, OneLine, Slug, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { COLOURS, FEATURE_KEYS, KINDS, MEALS, MEDALS, PRODUCT_TYPES } from './closed-sets.ts'
import { ALLERGENS, INGREDIENTS } from './e-labels.ts'

/** Of a harvest. */
export const Year = z.number().int().min(1800).max(2200)
const Degrees = z.number().int().min(-10).max(40).nullable()
/** Of 100 ml. */
const Energy = z.number().int().min(0).max(4_000).nullable()
const Grams = z.number().min(0).max(100).multipleOf(0.01).nullable()

/** What is told of a wine or of one of its vintages; OWN brings its label. */
const Feature = z.object({
  key: z.enum(FEATURE_KEYS),
  texts: textsOf(z.object({ label: OneLine(80).nullable(), value: Text(4_000).min(1) })),
})

const Award = z.object({
  name: OneLine(200).min(1),
  year: Year.nullable(),
  medal: z.enum(MEDALS),
  /** Of SCORE only: `92/100`. */
  score: OneLine(20).min(1).nullable(),
  mediaId: MediaId.nullable(),
})

/** One year of a wine, with what its e-label tells. One that was there keeps its id: bottles point to it. */
const Vintage = z.object({
  id: Id.optional(),
  year: Year.nullable(),
  alcohol: z.number().min(0).max(99).multipleOf(0.1).nullable(),
  drinkFrom: Year.nullable(),
  drinkUntil: Year.nullable(),
  serveFrom: Degrees,
  serveUntil: Degrees,
  energyKj: Energy,
  energyKcal: Energy,
  fat: Grams,
  saturates: Grams,
  carbohydrate: Grams,
  sugars: Grams,
  protein: Grams,
  salt: Grams,
  ingredients: z.array(z.enum(INGREDIENTS)).max(INGREDIENTS.length),
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  features: z.array(Feature).max(30),
  awards: z.array(Award).max(50),
})

const Picture = z.object({ mediaId: MediaId, texts: textsOf(z.object({ alt: OneLine(300).min(1) })) })

const TextOfProduct = z.object({
  name: OneLine(200).min(1),
  slug: Slug(200),
  teaser: Text(1_000),
  description: Text(20_000),
  metaDescription: OneLine(400),
})

const Fields = z.object({
  type: z.enum(PRODUCT_TYPES),
  subtype: OneLine(80).nullable().default(null),
  kind: z.enum(KINDS),
  position: z.number().int().min(0).max(1_000_000).default(0),
  isValid: z.boolean().default(false),
  /** When it is to be shown, and when hidden; each is emptied once that is done. */
  showAt: Moment.nullable().default(null),
  hideAt: Moment.nullable().default(null),
  /** What visitors are led to instead, once it is gone. */
  replacedById: Id.nullable().default(null),
  colour: z.enum(COLOURS).nullable().default(null),
  appellation: OneLine(120).nullable().default(null),
  dishes: z.array(z.enum(MEALS)).max(MEALS.length).default([]),
  /** Of each declination without a price of its own. */
  price: Euros,
  vatRate: z.literal([20, 10, 5.5, 2.1, 0]).default(20),
  discountId: Id.nullable().default(null),
  tierSetId: Id.nullable().default(null),
  isDematerialized: z.boolean().default(false),
  hasShippingFees: z.boolean().default(true),
  mediaId: MediaId.nullable().default(null),
  variation1Id: Id.nullable().default(null),
  variation2Id: Id.nullable().default(null),
  variation3Id: Id.nullable().default(null),
  texts: textsOf(TextOfProduct),
  tagIds: z.array(Id).max(50).default([]),
  recommendedIds: z.array(Id).max(50).default([]),
  grapes: z
    .array(z.object({ grape: OneLine(80).min(1), percent: z.number().int().min(1).max(100).nullable() }))
    .max(30)
    .default([]),
  pictures: z.array(Picture).max(40).default([]),
  features: z.array(Feature).max(30).default([]),
  awards: z.array(Award).max(50).default([]),
  vintages: z.array(Vintage).max(100).default([]),
})
export type ProductFields = z.infer<typeof Fields>

const equal = { value: 'text', operators: ['equal', 'different'] } as const
const yes = { value: 'boolean', operators: ['equal'] } as const
const number = { value: 'number', operators: ['equal'] } as const

export const products = defineResource({
  one: 'product',
  many: 'products',
  path: '/admin/product',
  area: 'catalogue',
  about: 'the wines, boxes and other things that the estate sells, with their vintages',
  fields: Fields,
  facts: z.object({
    /** What lists are ordered by and cards tell. */
    fromPrice: z.number(),
    newestYear: z.number().int().nullable(),
    declinations: z.number().int(),
    customizations: z.number().int(),
    createdAt: z.string(),
  }),
  row: z.object({
    name: z.string().nullable(),
    type: z.enum(PRODUCT_TYPES),
    kind: z.enum(KINDS),
    colour: z.enum(COLOURS).nullable(),
    appellation: z.string().nullable(),
    isValid: z.boolean(),
    showAt: z.string().nullable(),
    hideAt: z.string().nullable(),
    isSoldOut: z.boolean(),
    position: z.number().int(),
    fromPrice: z.number(),
    newestYear: z.number().int().nullable(),
    declinations: z.number().int(),
    mediaId: z.string().nullable(),
    updatedAt: z.string().nullable(),
    version: z.number().int(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      type: equal,
      kind: equal,
      colour: equal,
      appellation: { value: 'text', operators: ['equal', 'different', 'like'] },
      isValid: yes,
      isSoldOut: yes,
      discountId: number,
      tierSetId: number,
      id: number,
    },
    orderBy: ['position', 'name', 'fromPrice', 'newestYear', 'updatedAt', 'id'],
    defaultOrder: 'position',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  hasTrash: true,
  refusals: ['stock-left'],
  alike: z.object({
    isValid: z.boolean(),
    showAt: Moment.nullable(),
    hideAt: Moment.nullable(),
    discountId: Id.nullable(),
    tierSetId: Id.nullable(),
    replacedById: Id.nullable(),
  }),
})
