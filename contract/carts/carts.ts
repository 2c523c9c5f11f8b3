import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { CAPACITY_UNITS, PRODUCT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { CustomizationAnswers } from '#contract/customizations/customizations.ts'
import { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import * as routes from './routes.ts'

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
  /** The same answers in words: the question, and what was said, chosen or sent. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Of a gift card: for whom it is, and when it is sent. */
  gift: z
    .object({
      recipientName: z.string().nullable(),
      recipientEmail: z.string().nullable(),
      message: z.string(),
      sendOn: z.string().nullable(),
    })
    .nullable(),
  /** Of one, with reductions, tiers and answers. */
  unitPrice: z.number(),
  total: z.number(),
  /** Why its price by quantity is a lower one, or how little is missing for that, in words. */
  tierHint: z.string().optional(),
  image: ShownPicture.nullable(),
  /** How many the cart may hold of it beside its other lines; null where nobody counts. */
  available: z.number().int().nullable(),
  /** Sold out or withdrawn: it stays in the cart, is not counted, and keeps it from being ordered. */
  isUnavailable: z.boolean(),
})
export type CartProduct = z.infer<typeof CartProduct>

/** What changed since the customer last saw the cart, in words. */
export const CartNotice = z.object({
  kind: z.enum(['price-changed', 'quantity-lowered', 'line-unavailable', 'discount-gone']),
  idCartProduct: z.number().int().nullable(),
  message: z.string(),
})
export type CartNotice = z.infer<typeof CartNotice>

/** The bottles of a parcel, those in boxes included, and what its rules still ask. */
export const BottleCount = z.object({
  count: z.number().int(),
  minimum: z.number().int(),
  maximum: z.number().int().nullable(),
  multiple: z.number().int().nullable(),
  /** Bottles to add before the parcel can leave; 0 when it can. */
  missing: z.number().int(),
  /** Bottles to take out; 0 when none. */
  excess: z.number().int(),
})
export type BottleCount = z.infer<typeof BottleCount>

/** Missing by the one rule that is nearest; the other is null. */
export const FreeShipping = z.object({
  isReached: z.boolean(),
  missingBottles: z.number().int().nullable(),
  missingPrice: z.number().nullable(),
})
export type FreeShipping = z.infer<typeof FreeShipping>

export const Cart = z.object({
  id: CartId,
  type: z.literal('MAIN_CART'),
  products: z.array(CartProduct),
  /** Pieces in the cart, without what cannot be had. */
  totalProduct: z.number().int(),
  totalProductToPay: z.number(),
  notices: z.array(CartNotice),
  needsDelivery: z.boolean(),
  hasAlcohol: z.boolean(),
  /** Null when nothing in the cart is shipped. */
  bottles: BottleCount.nullable(),
  /** How far delivery is from free, by the rule that is nearest; null where the estate has none. */
  freeShipping: FreeShipping.nullable(),
  /** The code of the cart; `message` says why it does not hold. `amount` is what it takes off the products. */
  discount: z
    .object({
      code: z.string(),
      isValid: z.boolean(),
      amount: z.number(),
      isOnShipping: z.boolean(),
      message: z.string().nullable(),
    })
    .nullable(),
  /** The VAT that the total holds, highest rate first. `delivered`: what delivery's own VAT follows. */
  vat: z.array(z.object({ rate: z.number(), gross: z.number(), vat: z.number(), delivered: z.number() })),
})
export type Cart = z.infer<typeof Cart>

/** A number, or whatever a person typed; what is no whole number is told so next to its field. */
const Quantity = z.union([z.number(), OneLine(40)])

/** Guests get as many carts as they ask for: more than a tasting room's telephones need, fewer than fill a disk. */
export const NEW_CARTS = { per: 'address', max: 1_000, seconds: 3_600 } as const

export const addCartProduct = defineCall({
  name: 'addCartProduct',
  ...routes.addCartProduct,
  about:
    'Puts a declination into a cart; `new` makes one. Quantity, multiple and stock are checked over the whole cart.',
  who: 'visitor',
  params: z.object({ cartId: z.union([CartId, z.literal('new')]), declinationId: IdParam }),
  body: z.object({
    type: z.literal('MAIN_CART').default('MAIN_CART'),
    quantity: Quantity,
    customizations: CustomizationAnswers.default([]),
    /** Only for gift cards: of which amount, and for whom. */
    gift: GiftWish.nullish(),
  }),
  /** Pictures for the questions that ask for one and have no answer yet, in the order of the questions. */
  files: { max: 5, maxBytes: 10_000_000 },
  output: Cart,
  refusals: [
    'cart-not-found',
    'declination-not-found',
    'product-not-for-sale',
    'file-not-a-picture',
    'media-too-large',
    'overloaded',
    'too-many-requests',
  ],
  limit: { ...NEW_CARTS, counts: (params) => (params as { cartId: string }).cartId === 'new' },
})

/** `null` takes the code away, leaving it out keeps the one there is. */
const DiscountCode = OneLine(40).nullish()
const cartBody = z.object({ discountCode: DiscountCode, type: z.literal('MAIN_CART').default('MAIN_CART') })

export const createCart = defineCall({
  name: 'createCart',
  ...routes.createCart,
  about: 'The main cart of who is signed in, or a new one: a customer has one, a guest gets one at each call.',
  who: 'visitor',
  body: cartBody,
  output: Cart,
  refusals: ['too-many-requests'],
  limit: NEW_CARTS,
})

export const refreshCart = defineCall({
  name: 'refreshCart',
  ...routes.refreshCart,
  about: 'The cart as it stands now: prices, tiers, stock and multiples checked anew, with what changed.',
  who: 'visitor',
  params: z.object({ cartId: CartId }),
  body: cartBody.extend({
    /** For a page that only shows how much is in it: what changed stays untold, and no code is tried. */
    isGlance: z.boolean().default(false),
  }),
  output: Cart,
  refusals: ['cart-not-found', 'too-many-requests'],
})

export const defaultCart = defineCall({
  name: 'defaultCart',
  ...routes.defaultCart,
  about:
    'Makes a guest’s cart the main cart of who has signed in. What both hold is put together; no line is lost. Repeating it changes nothing.',
  who: 'customer',
  params: z.object({ cartId: CartId }),
  output: Cart,
  refusals: ['cart-not-found'],
  changesOnRead: true,
})

export const setCartQuantity = defineCall({
  name: 'setCartQuantity',
  ...routes.setCartQuantity,
  about: 'Sets how many a line holds, under the rules of adding.',
  who: 'visitor',
  /** `productId` is the declination, as in adding. */
  params: z.object({ cartId: CartId, productId: IdParam }),
  body: z.object({ quantity: Quantity, idCartProduct: Id }),
  output: Cart,
  refusals: ['cart-not-found', 'cart-line-not-found'],
})

export const removeCartProduct = defineCall({
  name: 'removeCartProduct',
  ...routes.removeCartProduct,
  about: 'Takes a line out of a cart. One that is gone already is no reason to refuse.',
  who: 'visitor',
  params: z.object({ cartId: CartId, productId: IdParam, idCartProduct: IdParam }),
  output: Cart,
  refusals: ['cart-not-found'],
})

export const deleteCart = defineCall({
  name: 'deleteCart',
  ...routes.deleteCart,
  about: 'Forgets a cart with all its lines.',
  who: 'visitor',
  params: z.object({ cartId: CartId }),
  output: z.object({ isDeleted: z.literal(true) }),
  refusals: ['cart-not-found'],
})

export const getCartPicture = defineCall({
  name: 'getCartPicture',
  ...routes.getCartPicture,
  about: 'How a line of the cart will look with its answers: the ribbon on it, the words engraved.',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ cartId: CartId, idCartProduct: IdParam }),
  output: FileAnswer,
  answersFile: true,
  keepsPrivately: 86_400,
  refusals: ['cart-not-found', 'cart-line-not-found', 'overloaded', 'too-many-requests'],
  limit: { per: 'address', max: 300, seconds: 3_600 },
})

export const rememberCart = defineCall({
  name: 'rememberCart',
  ...routes.rememberCart,
  about:
    'Keeps an address to which the cart may be recalled once if it is forgotten, with the person’s consent; without it, forgets the address.',
  who: 'visitor',
  params: z.object({ cartId: CartId }),
  body: z.object({ email: z.email().max(254).toLowerCase(), consents: z.boolean() }),
  output: z.object({ isRemembered: z.boolean() }),
  refusals: ['cart-not-found', 'too-many-requests'],
})

export const stopCartReminder = defineCall({
  name: 'stopCartReminder',
  ...routes.stopCartReminder,
  about: 'Where the link in a recalled cart’s mail leads: forgets the address, and answers with a page that says so.',
  who: 'visitor',
  differsBy: 'effect',
  params: z.object({ cartId: CartId }),
  /** A link cannot send headers. */
  query: z.object({ userLang: OneLine(20).optional() }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['cart-not-found'],
  isOpenWhileBuilding: true,
})
