import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros } from '#contract/basics/shapes.ts'
import { DISCOUNT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { DISCOUNTED } from './closed-sets.ts'

const Uses = z.number().int().positive().max(1_000_000).nullable().default(null)
const Instant = z.iso.datetime({ offset: true }).nullable().default(null)

export const discountCodes = defineResource({
  one: 'discountCode',
  many: 'discountCodes',
  path: '/admin/discount-code',
  area: 'prices',
  about: 'the codes that customers type for a reduction',
  fields: z.object({
    /** In capitals, without spaces. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^\S{3,40}$/),
    type: z.enum(DISCOUNT_TYPES),
    /** Euros or percent. */
    amount: Euros.positive(),
    /** What it takes something off: the products, or the delivery. */
    detailType: z.enum(DISCOUNTED).default('PRODUCT'),
    /** From how much the products have to come to. */
    least: Euros.default(0),
    maxUses: Uses,
    maxUsesPerCustomer: Uses,
    startsAt: Instant,
    endsAt: Instant,
    isValid: z.boolean().default(true),
  }),
  /** What has come of it: orders that were paid, what they were given and what they brought, without what went back. */
  facts: z.object({
    uses: z.number().int(),
    orders: z.number().int(),
    given: z.number(),
    turnover: z.number(),
    lastUsedAt: z.string().nullable(),
  }),
  row: z.object({
    code: z.string(),
    type: z.enum(DISCOUNT_TYPES),
    amount: z.number(),
    detailType: z.enum(DISCOUNTED),
    isValid: z.boolean(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    uses: z.number().int(),
    maxUses: z.number().int().nullable(),
    turnover: z.number(),
  }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
      type: { value: 'text', operators: ['equal'] },
      detailType: { value: 'text', operators: ['equal'] },
      isValid: { value: 'boolean', operators: ['equal'] },
    },
    orderBy: ['code', 'uses', 'turnover', 'startsAt', 'endsAt', 'id'],
    defaultOrder: '-id',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  hasTrash: true,
  alike: z.object({ isValid: z.boolean(), endsAt: Instant }),
})
