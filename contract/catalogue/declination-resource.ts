import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros, Id, OneLine } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { CAPACITY_UNITS, PRODUCT_TYPES } from './closed-sets.ts'

const Fields = z.object({
  productId: Id,
  /** One of the product's vintages. */
  vintageId: Id.nullable().default(null),
  position: z.number().int().min(0).max(1_000_000).default(0),
  isValid: z.boolean().default(true),
  reference: OneLine(80).default(''),
  /** What a scanner reads on it. */
  gtin: z
    .string()
    .regex(/^\d{8,14}$/)
    .nullable()
    .default(null),
  capacity: z.number().positive().max(1_000).multipleOf(0.001).nullable().default(null),
  capacityUnit: z.enum(CAPACITY_UNITS).nullable().default(null),
  variation1DetailId: Id.nullable().default(null),
  variation2DetailId: Id.nullable().default(null),
  variation3DetailId: Id.nullable().default(null),
  /** Its own price; without one, the product's. */
  ownPrice: Euros.nullable().default(null),
  discountId: Id.nullable().default(null),
  tracksStock: z.boolean().default(true),
  weightGrams: z.number().int().positive().max(1_000_000).nullable().default(null),
  sellByMultipleOf: z.number().int().min(1).max(1_000).default(1),
  mediaId: MediaId.nullable().default(null),
  /** Of a box: what lies in it. It then has as many as its scarcest part allows, and no stock of its own. */
  components: z
    .array(z.object({ declinationId: Id, quantity: z.number().int().positive().max(1_000) }))
    .max(100)
    .default([]),
  /** Of a gift card: between which euros its buyer chooses. */
  giftAmounts: z
    .array(z.object({ least: Euros.min(0.01), most: Euros }))
    .max(1)
    .default([]),
})
export type DeclinationFields = z.infer<typeof Fields>

const Count = z.number().int()

/** What a sheet of bottles shows of each besides what is typed. */
const Told = {
  /** What it costs before a reduction, after it, and the lowest of the last thirty days. */
  price: z.number(),
  finalPrice: z.number(),
  lowestPrice: z.number().nullable(),
  /** In the cellar, held by orders that are being paid, and what can be had; null where nobody counts. */
  quantity: Count,
  reserved: Count,
  available: Count.nullable(),
  year: z.number().int().nullable(),
  format: z.number().int().nullable(),
}

const equal = { value: 'number', operators: ['equal'] } as const
const yes = { value: 'boolean', operators: ['equal'] } as const
const measure = {
  value: 'number',
  operators: ['equal', 'different', 'inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'],
} as const

export const declinations = defineResource({
  one: 'declination',
  many: 'declinations',
  path: '/admin/declination',
  area: 'catalogue',
  about: 'what is really sold: a vintage in a format, with its price; stock changes by movements only',
  fields: Fields,
  facts: z.object(Told),
  row: z.object({
    version: z.number().int(),
    productId: Id,
    name: z.string().nullable(),
    type: z.enum(PRODUCT_TYPES),
    ...Told,
    vintageId: Id.nullable(),
    reference: z.string(),
    gtin: z.string().nullable(),
    isValid: z.boolean(),
    isProductValid: z.boolean(),
    ownPrice: z.number().nullable(),
    discountId: Id.nullable(),
    tracksStock: z.boolean(),
    isSoldOut: z.boolean(),
    weightGrams: z.number().int().nullable(),
    sellByMultipleOf: z.number().int(),
    position: z.number().int(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      productId: equal,
      vintageId: equal,
      type: { value: 'text', operators: ['equal', 'different'] },
      year: measure,
      format: measure,
      quantity: measure,
      finalPrice: measure,
      reference: { value: 'text', operators: ['equal', 'like'] },
      gtin: { value: 'text', operators: ['equal'] },
      isValid: yes,
      isProductValid: yes,
      isSoldOut: yes,
      tracksStock: yes,
      discountId: equal,
      id: equal,
    },
    orderBy: ['name', 'productId', 'year', 'format', 'reference', 'finalPrice', 'quantity', 'position', 'id'],
    defaultOrder: 'productId',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  hasTrash: true,
  alike: z.object({
    isValid: z.boolean(),
    ownPrice: Euros.nullable(),
    discountId: Id.nullable(),
    tracksStock: z.boolean(),
    weightGrams: z.number().int().positive().max(1_000_000).nullable(),
    sellByMultipleOf: z.number().int().min(1).max(1_000),
  }),
  refusals: ['stock-left'],
})
