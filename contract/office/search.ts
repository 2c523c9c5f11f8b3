import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { PRODUCT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { FULFILMENTS } from '#contract/orders/closed-sets.ts'
import { FOUND_KINDS } from './closed-sets.ts'
import * as routes from './routes.ts'

export const searchOffice = defineCall({
  name: 'searchOffice',
  ...routes.searchOffice,
  about:
    'Orders, customers, products and what else has a name that every word stands in, five of each at most; none of what the caller may not see.',
  who: 'admin',
  isForEveryRole: true,
  query: z.object({ q: OneLine(100).min(1) }),
  output: z.object({
    found: z.object({
      /** By number, name and address, or the code of who fetches it; the one with this very number first, then the newest. */
      orders: z.array(
        z.object({
          id: z.number().int(),
          reference: z.string(),
          customer: z.string(),
          createdAt: z.string(),
          total: z.number(),
          fulfilment: z.enum(FULFILMENTS),
        }),
      ),
      customers: z.array(z.object({ id: z.number().int(), name: z.string(), email: z.string() })),
      products: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          type: z.enum(PRODUCT_TYPES),
          isValid: z.boolean(),
        }),
      ),
      /** By the name that the estate gave them. */
      others: z.array(z.object({ kind: z.enum(FOUND_KINDS), id: z.number().int(), name: z.string() })),
    }),
  }),
  refusals: [],
})
