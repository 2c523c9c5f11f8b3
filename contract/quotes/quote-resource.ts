import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { ORDER_SOURCES } from '#contract/orders/closed-sets.ts'
import { QUOTE_STATES } from './closed-sets.ts'

const day = { value: 'day', operators: ['equal'] } as const

export const quotes = defineResource({
  one: 'quote',
  many: 'quotes',
  path: '/admin/quotes',
  area: 'orders',
  about: 'the quotes that the estate has made',
  fields: z.object({}),
  hasOwnGet: true,
  row: z.object({
    number: z.string(),
    createdAt: z.string(),
    validUntil: z.string(),
    customer: z.string(),
    email: z.string(),
    total: z.number(),
    state: z.enum(QUOTE_STATES),
    source: z.enum(ORDER_SOURCES),
  }),
  list: defineList({
    filters: {
      /** In its number, and the name and address of its customer. */
      search: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
      state: { value: 'text', operators: ['equal', 'different'] },
      from: day,
      until: day,
    },
    orderBy: ['createdAt', 'validUntil', 'total', 'customer'],
    defaultOrder: '-createdAt',
    defaultNbItem: 25,
  }),
  can: [],
})
