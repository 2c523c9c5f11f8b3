import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { OneLine, Text } from '#contract/basics/shapes.ts'
import { defineResource } from '#contract/office/define-resource.ts'

const compared = {
  value: 'number',
  operators: ['equal', 'inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'],
} as const
const day = { value: 'day', operators: ['equal'] } as const

export const customers = defineResource({
  one: 'customer',
  many: 'customers',
  path: '/admin/customer',
  area: 'customers',
  about: 'the customers who have an account',
  fields: z.object({}),
  hasOwnGet: true,
  row: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    /** Those that were paid. */
    orders: z.number().int(),
    /** What they have paid, without what went back. */
    turnover: z.number(),
    lastOrderAt: z.string().nullable(),
    groups: z.array(z.string()),
    createdAt: z.string(),
    lastLoginAt: z.string().nullable(),
  }),
  list: defineList({
    filters: {
      /** In the name, the address and the telephone number. */
      search: { value: 'text', operators: ['equal'] },
      id: { value: 'number', operators: ['equal'] },
      idGroup: { value: 'number', operators: ['equal'] },
      /** Whether another account may be the same person's. */
      hasDuplicate: { value: 'boolean', operators: ['equal'] },
      orders: compared,
      turnover: compared,
      /** The days of Paris on which the account was opened. */
      from: day,
      until: day,
      /** And those of the last order. */
      orderedFrom: day,
      orderedUntil: day,
    },
    orderBy: ['name', 'email', 'orders', 'turnover', 'lastOrderAt', 'createdAt'],
    defaultOrder: '-createdAt',
    defaultNbItem: 25,
  }),
  can: [],
})

export const customerGroups = defineResource({
  one: 'customerGroup',
  many: 'customerGroups',
  path: '/admin/customer-group',
  area: 'customers',
  about: 'the groups that the estate puts customers into',
  fields: z.object({ name: OneLine(80).min(1), description: Text(500).default('') }),
  facts: z.object({ members: z.number().int() }),
  row: z.object({ name: z.string(), description: z.string(), members: z.number().int() }),
  list: defineList({
    filters: { search: { value: 'text', operators: ['equal'] }, id: { value: 'number', operators: ['equal'] } },
    orderBy: ['name', 'members'],
    defaultOrder: 'name',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'remove'],
})
