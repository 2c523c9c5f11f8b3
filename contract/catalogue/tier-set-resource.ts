import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { DISCOUNT_TYPES } from './closed-sets.ts'

const Tier = z.object({
  /** From this many on. */
  minQuantity: z.number().int().min(2).max(100_000),
  type: z.enum(DISCOUNT_TYPES),
  /** Euros or percent off each. */
  amount: Euros.min(0.01),
})

const Fields = z.object({
  /** Whether all wines of the set count together. */
  isMixable: z.boolean().default(false),
  tiers: z.array(Tier).min(1).max(20),
})
export type TierSetFields = z.infer<typeof Fields>

export const tierSets = defineResource({
  one: 'tierSet',
  many: 'tierSets',
  path: '/admin/tier-set',
  area: 'prices',
  about: 'prices that fall with the quantity',
  fields: Fields,
  row: z.object({
    isMixable: z.boolean(),
    tiers: z.number().int(),
    fromQuantity: z.number().int().nullable(),
    products: z.number().int(),
  }),
  list: defineList({
    filters: {
      isMixable: { value: 'boolean', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
    },
    orderBy: ['id', 'products', 'fromQuantity'],
    defaultOrder: 'id',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'remove'],
  hasTrash: true,
})
