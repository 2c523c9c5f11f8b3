import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { DISCOUNT_TYPES, PLAN_KINDS, PLAN_STATES } from './closed-sets.ts'

const Told = z.object({
  kind: z.enum(PLAN_KINDS),
  state: z.enum(PLAN_STATES),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  discountType: z.enum(DISCOUNT_TYPES).nullable(),
  /** Euros or percent. */
  discountAmount: z.number().nullable(),
  note: z.string(),
  createdAt: z.string(),
})

const equal = { value: 'text', operators: ['equal', 'different'] } as const

export const pricePlans = defineResource({
  one: 'pricePlan',
  many: 'pricePlans',
  path: '/admin/price-plan',
  area: 'prices',
  about:
    'changes of prices for many at once, those to come too; `changePrices` makes them and `endPricePlan` ends them',
  fields: z.object({}),
  facts: Told.extend({
    lines: z.array(z.object({ declinationId: Id, reference: z.string(), oldPrice: z.number(), newPrice: z.number() })),
  }),
  row: Told.extend({ lines: z.number().int() }),
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      kind: equal,
      state: equal,
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['startsAt', 'createdAt', 'id'],
    defaultOrder: '-startsAt',
    defaultNbItem: 25,
  }),
  can: [],
})
