import { z } from 'zod'
import { CustomizationAnswers } from './customizations.ts'
import { defineCall } from './define-call.ts'
import { ShownPicture } from './pictures.ts'
import { CAPACITY_UNITS, PRODUCT_TYPES } from './product-sets.ts'
import { IdParam } from './shapes.ts'

const Id = z.number().int()
/** Carts have random ids of 128 bits: nobody guesses another one’s. */
export const CartId = z.string().regex(/^[0-9a-f]{32}$/)

export const CartProduct = z.object({
  /** The declination. */
  id: Id,
  /** The line: the same declination with other answers is another one. */
  idCartProduct: Id,
  idProduct: Id,
  name: z.string(),
  slug: z.string(),
  quantity: z.number().int(),
  type: z.enum(PRODUCT_TYPES),
  isDematerialized: z.boolean(),
  hasShippingFees: z.boolean(),
  year: z.number().int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(CAPACITY_UNITS).nullable(),
  sellByMultipleOf: z.number().int(),
  reference: z.string(),
  customizations: CustomizationAnswers,
  /** Of one, with reductions, tiers and answers. */
  unitPrice: z.number(),
  total: z.number(),
  image: ShownPicture.nullable(),
})
export type CartProduct = z.infer<typeof CartProduct>

export const Cart = z.object({
  id: CartId,
  type: z.literal('MAIN_CART'),
  products: z.array(CartProduct),
  /** Pieces in the cart. */
  totalProduct: z.number().int(),
  totalProductToPay: z.number(),
})
export type Cart = z.infer<typeof Cart>

/** A number, or whatever a person typed; what is no whole number is told so next to its field. */
const Quantity = z.union([z.number(), z.string().max(40)])

export const addCartProduct = defineCall({
  name: 'addCartProduct',
  about:
    'Puts a declination into a cart; `new` makes one. Quantity, multiple and stock are checked over the whole cart.',
  method: 'POST',
  path: '/cart/:cartId/product/:declinationId',
  who: 'visitor',
  params: z.object({ cartId: z.union([CartId, z.literal('new')]), declinationId: IdParam }),
  body: z.object({
    type: z.literal('MAIN_CART').default('MAIN_CART'),
    quantity: Quantity,
    customizations: CustomizationAnswers.default([]),
  }),
  /** Pictures for the questions that ask for one and have no answer yet, in the order of the questions. */
  files: { field: 'images', max: 5, maxBytes: 10_000_000 },
  output: Cart,
  refusals: [
    'cart-not-found',
    'declination-not-found',
    'product-not-for-sale',
    'file-not-a-picture',
    'media-too-large',
    'overloaded',
  ],
})

export const refreshCart = defineCall({
  name: 'refreshCart',
  about: 'The cart as it stands now, with the prices of today.',
  method: 'POST',
  path: '/cart/:cartId',
  who: 'visitor',
  params: z.object({ cartId: CartId }),
  body: z.object({ type: z.literal('MAIN_CART').default('MAIN_CART') }),
  output: Cart,
  refusals: ['cart-not-found'],
})
