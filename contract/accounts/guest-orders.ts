import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { FULFILMENTS } from '#contract/orders/closed-sets.ts'
import * as routes from './routes.ts'

const params = z.object({ id: IdParam })

const GuestOrder = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  createdAt: z.string(),
  total: z.number(),
  fulfilment: z.enum(FULFILMENTS),
  /** Why it may be this customer’s; none where it was looked for. */
  reasons: z.array(z.enum(['mail', 'name'])),
})
export type GuestOrder = z.infer<typeof GuestOrder>

export const getGuestOrders = defineCall({
  name: 'getGuestOrders',
  ...routes.getGuestOrders,
  about:
    'Orders without an account that may be a customer’s: one letter-box, or one name at one postal code. With `search`, those that a name, an address or a number finds.',
  who: 'admin',
  area: 'customers',
  params,
  query: z.object({ search: OneLine(100).default('') }),
  output: z.object({ orders: z.array(GuestOrder) }),
  refusals: ['user-not-found'],
})

export const joinGuestOrders = defineCall({
  name: 'joinGuestOrders',
  ...routes.joinGuestOrders,
  about:
    'Makes orders without an account a customer’s, all of them or none. Papers keep what they say, and mails about an order go on to the address that it was placed with. The customer and these addresses are told by mail. Can be taken back.',
  who: 'admin',
  area: 'customers',
  params,
  body: z.object({ ids: z.array(Id).min(1).max(20) }),
  output: z.object({ joined: z.number().int() }),
  refusals: ['user-not-found', 'order-not-found', 'customer-unproven', 'demo-account'],
})

export const releaseGuestOrder = defineCall({
  name: 'releaseGuestOrder',
  ...routes.releaseGuestOrder,
  about: 'Takes an order out of an account again, if the estate had joined it.',
  who: 'admin',
  area: 'customers',
  params: z.object({ id: IdParam, order: IdParam }),
  output: z.object({ id: Id }),
  refusals: ['order-not-found'],
})
