import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam } from '#contract/basics/shapes.ts'
import { DUPLICATE_REASONS } from './closed-sets.ts'
import * as routes from './routes.ts'

const params = z.object({ id: IdParam })

const Duplicate = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  createdAt: z.string(),
  /** Those that were paid. */
  orders: z.number().int(),
  /** Why it may be the same person; none where the estate has chosen it itself. */
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
})
export type Duplicate = z.infer<typeof Duplicate>

const Moved = z.object({
  orders: z.number().int(),
  addresses: z.number().int(),
  giftCards: z.number().int(),
  notes: z.number().int(),
  visits: z.number().int(),
  /** Letters that the address of the account that ends no longer gets. */
  newsletters: z.number().int(),
})

export const getDuplicates = defineCall({
  name: 'getDuplicates',
  ...routes.getDuplicates,
  about: 'Customers who may be the same person: one letter-box, one telephone, or one name at one postal code.',
  who: 'admin',
  area: 'customers',
  params,
  output: z.object({ duplicates: z.array(Duplicate) }),
  refusals: ['user-not-found'],
})

export const getCustomerMerge = defineCall({
  name: 'getCustomerMerge',
  ...routes.getCustomerMerge,
  about: 'What would go over to a customer from another account of theirs, and what would end. Nothing is done.',
  who: 'admin',
  area: 'customers',
  params: z.object({ id: IdParam, other: IdParam }),
  output: z.object({ moved: Moved, oldEmail: z.string(), email: z.string() }),
  refusals: ['user-not-found', 'customer-unproven', 'demo-account'],
})

export const mergeCustomers = defineCall({
  name: 'mergeCustomers',
  ...routes.mergeCustomers,
  about:
    'Makes one customer of two: this one stays, what the other one has goes over, and the other account is no more. Cannot be taken back. Both are told by mail.',
  who: 'admin',
  area: 'customers',
  params,
  body: z.object({ idOther: Id }),
  output: z.object({ moved: Moved }),
  refusals: ['user-not-found', 'customer-unproven', 'demo-account'],
})
