import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Text } from '#contract/basics/shapes.ts'
import { Cart, CartId } from '#contract/carts/carts.ts'
import { OrderIdParam } from './orders.ts'
import * as routes from './routes.ts'

/** What of an order cannot be had again as it was, and what there is instead. */
const Missing = z.object({
  name: z.string(),
  label: z.string(),
  /** `choose`: made for its buyer, so to be chosen anew. */
  why: z.enum(['gone', 'fewer', 'choose']),
  /** How many of it are in the cart now. */
  quantity: z.number().int(),
  /** Its page, where it still has one. */
  path: z.string().nullable(),
  /** Another vintage of the same wine that can be had. */
  next: z.object({ idDeclination: z.number().int(), label: z.string(), path: z.string() }).nullable(),
})

export const reorder = defineCall({
  name: 'reorder',
  ...routes.reorder,
  about:
    'Puts what was ordered into the caller’s cart once more, at today’s prices and as far as it can be had. Guests name their cart, or get a new one.',
  who: 'visitor',
  params: z.object({ id: OrderIdParam }),
  body: z.object({ idCart: CartId.nullish() }),
  output: z.object({ cart: Cart, missing: z.array(Missing) }),
  refusals: ['order-not-found', 'cart-not-found', 'product-not-for-sale'],
  limit: { per: 'address', max: 60, seconds: 600 },
})

export const askAboutOrder = defineCall({
  name: 'askAboutOrder',
  ...routes.askAboutOrder,
  about: 'A question to the estate about one order; it is read with the estate’s other messages.',
  who: 'visitor',
  params: z.object({ id: OrderIdParam }),
  body: z.object({ message: Text(5_000).min(1) }),
  output: z.object({ id: z.number().int() }),
  refusals: ['order-not-found', 'too-many-requests'],
  limit: { per: 'address', max: 10, seconds: 600 },
})
