import { z } from 'zod'
import { BirthDate, Phone } from '#contract/accounts/accounts.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { Euros, Id, OneLine, Text } from '#contract/basics/shapes.ts'
import { CartId } from '#contract/carts/carts.ts'
import { PostalCode, ShippingWish } from '#contract/deliveries/deliveries.ts'
import { GiftCardCode } from '#contract/gift-cards/gift-cards.ts'
import { AddressRequest, Order } from '#contract/orders/orders.ts'
import * as routes from './routes.ts'

/** How the browser goes on: to the provider’s page, into the provider’s form on ours, or nowhere when nothing is due. */
export const PaymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('element'), clientSecret: z.string(), publicKey: z.string() }),
  z.object({ kind: z.literal('none') }),
])
export type PaymentStep = z.infer<typeof PaymentStep>

/** What keeps a cart from being ordered, each with its words. */
export const OrderObstacle = z.object({
  kind: z.enum([
    'empty',
    'line-unavailable',
    'stock',
    'too-expensive',
    'too-few-bottles',
    'too-many-bottles',
    'not-a-multiple-of-bottles',
    'payment-closed',
  ]),
  idCartProduct: z.number().int().nullable(),
  message: z.string(),
})
export type OrderObstacle = z.infer<typeof OrderObstacle>

export const validateOrder = defineCall({
  name: 'validateOrder',
  ...routes.validateOrder,
  about: 'Whether a cart can be ordered as it stands, and what keeps it from it.',
  who: 'visitor',
  body: z.object({ idCart: CartId }),
  output: z.object({
    isValid: z.boolean(),
    obstacles: z.array(OrderObstacle),
    needsDelivery: z.boolean(),
    hasAlcohol: z.boolean(),
  }),
  refusals: ['cart-not-found'],
  priority: 'critical',
})

export const discountOrder = defineCall({
  name: 'discountOrder',
  ...routes.discountOrder,
  about: 'What a code takes off a cart. Unknown, lapsed and used-up codes get the same answer.',
  who: 'visitor',
  body: z.object({
    idCart: CartId,
    user: z.object({ phone: Phone.nullish(), email: z.email().max(254).nullish() }).default({}),
    discount: z.object({ code: OneLine(40).min(1) }),
    shippingFees: Euros.nullish(),
  }),
  output: z.object({
    value: z.object({ code: z.string() }),
    subtotal: z.number(),
    discount: z.number(),
    shippingFees: z.number().nullable(),
    total: z.number(),
  }),
  refusals: ['cart-not-found', 'discount-unknown'],
  limit: { per: 'address', max: 20, seconds: 3600 },
})

export const createOrder = defineCall({
  name: 'createOrder',
  ...routes.createOrder,
  about:
    'Makes the order of a cart, holds its stock and starts its payment. Asked again for the same cart, it gives the same order.',
  who: 'visitor',
  body: z.object({
    idCart: CartId,
    user: z.object({
      phone: Phone.default(''),
      email: z.email().max(254).toLowerCase().nullish(),
      firstname: OneLine(80).nullish(),
      lastname: OneLine(80).nullish(),
      birthdate: BirthDate.nullish(),
    }),
    address: z.object({ delivery: AddressRequest.nullish(), billing: AddressRequest }),
    discount: z.object({ code: OneLine(40).min(1) }).nullish(),
    /** Codes of gift cards, in the order in which they pay. */
    giftCards: z.array(GiftCardCode).max(5).default([]),
    message: Text(1000).default(''),
    dateSchedule: z.iso.date().nullish(),
    idSchedule: z.number().int().min(0).max(1439).nullish(),
    delivery: ShippingWish,
    deliveryPostalCode: PostalCode.nullish(),
    deliveryIdCountry: Id.nullish(),
    acceptsSaleTerms: z.boolean(),
    /** What the customer was shown; another amount is told instead of billed. */
    shownTotal: Euros.nullish(),
  }),
  output: z.object({ order: Order, payment: PaymentStep }),
  refusals: [
    'cart-not-found',
    'order-obstructed',
    'delivery-locked',
    'country-not-served',
    'carrier-not-found',
    'access-point-not-found',
    'relay-away',
    'slot-not-free',
    'quote-not-found',
    'discount-unknown',
    'gift-card-unknown',
    'total-changed',
    'too-young',
    'payment-away',
    'payment-closed',
    'too-many-unpaid-orders',
    'too-many-requests',
    'idempotency-key-reused',
  ],
  priority: 'critical',
  keepsOwnKeys: true,
})

export const getPaymentResult = defineCall({
  name: 'getPaymentResult',
  ...routes.getPaymentResult,
  about: 'Asks the payment provider how an order stands, completes it when it is paid, and tells.',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found'],
  priority: 'critical',
  isOpenWhileBuilding: true,
})
