import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { DISCOUNT_TYPES } from './closed-sets.ts'

const DETAILS = ['PRODUCT', 'SHIPPING_FEES'] as const
const Fields = z.object({
  type: z.enum(DISCOUNT_TYPES),
  /** Euros or percent. */
  amount: Euros.min(0.01),
  detailType: z.enum(DETAILS).default('PRODUCT'),
})

export const discounts = defineResource({
  one: 'discount',
  many: 'discounts',
  path: '/admin/discount',
  area: 'prices',
  about: 'the reductions that products and declinations can have',
  fields: Fields,
  row: z.object({
    ...Fields.shape,
    detailType: z.enum(DETAILS),
    products: z.number().int(),
    declinations: z.number().int(),
  }),
  list: defineList({
    filters: {
      type: { value: 'text', operators: ['equal'] },
      detailType: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['id', 'amount', 'products', 'declinations'],
    defaultOrder: '-id',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'remove'],
  hasTrash: true,
})
