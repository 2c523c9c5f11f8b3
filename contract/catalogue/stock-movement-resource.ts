import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Id } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { MOVEMENT_REASONS } from './closed-sets.ts'

const Told = z.object({
  movedAt: z.string(),
  reason: z.enum(MOVEMENT_REASONS),
  change: z.number().int(),
  note: z.string(),
  /** Whose stock it is: a declination's, or a product's where the estate counts by product. */
  declinationId: Id.nullable(),
  productId: Id.nullable(),
  /** Null of what is no longer in the catalogue. */
  name: z.string().nullable(),
  reference: z.string().nullable(),
  year: z.number().int().nullable(),
  format: z.number().int().nullable(),
  orderId: Id.nullable(),
})

const equal = { value: 'number', operators: ['equal'] } as const
const moment = { value: 'text', operators: ['equal', 'superior_or_equal', 'inferior'] } as const

export const stockMovements = defineResource({
  one: 'stockMovement',
  many: 'stockMovements',
  path: '/admin/stock-movement',
  area: 'stock',
  about: 'all that came into the cellar or left it; nobody changes a line of it',
  fields: z.object({}),
  facts: Told.omit({ name: true }),
  row: Told,
  list: defineList({
    filters: {
      search: { value: 'text', operators: ['equal'] },
      reason: { value: 'text', operators: ['equal', 'different'] },
      declinationId: equal,
      productId: equal,
      orderId: equal,
      /** `movedAt=gte:2026-11-01`, in universal time. */
      movedAt: moment,
      id: equal,
    },
    orderBy: ['id', 'movedAt', 'change'],
    defaultOrder: '-id',
    defaultNbItem: 50,
  }),
  can: [],
})
