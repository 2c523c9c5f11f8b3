import { z } from 'zod'
import { BirthDate, Phone } from '#contract/accounts/accounts.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { FileAnswer, IdParam, listOutput } from '#contract/basics/shapes.ts'
import { CartId } from '#contract/carts/carts.ts'
import { AccessPoint, PostalCode } from '#contract/deliveries/deliveries.ts'
import { DELIVERY_TYPES, ORDER_ACTORS, ORDER_STATUSES, PAYMENT_FAILURES, PAYMENT_STATUSES } from './sets.ts'

const Id = z.number().int().positive()
const Text = (max: number) => z.string().trim().max(max)

export const Address = z.object({
  firstname: Text(80).min(1),
  lastname: Text(80).min(1),
  company: Text(120).default(''),
  address: Text(200).min(1),
  addressPart2: Text(200).default(''),
  postalCode: PostalCode,
  city: Text(100).min(1),
  /** Its id: 250 is France. */
  idCountry: Id,
})
export type Address = z.infer<typeof Address>

/** An order is known by its number to its customer and the estate, by a random id to whoever holds the link. */
export const OrderIdParam = z.union([IdParam, z.string().regex(/^[0-9a-f]{32}$/)])

const Status = z.object({ id: z.number().int(), value: z.enum(ORDER_STATUSES), label: z.string() })

export const OrderLine = z.object({
  /** The declination; null once it is gone from the catalogue. */
  id: z.number().int().nullable(),
  idProduct: z.number().int(),
  name: z.string(),
  label: z.string(),
  reference: z.string(),
  quantity: z.number().int(),
  unitPrice: z.number(),
  total: z.number(),
})
export type OrderLine = z.infer<typeof OrderLine>

export const Order = z.object({
  id: z.number().int(),
  publicId: z.string(),
  /** What people call it. */
  reference: z.string(),
  status: Status,
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  locale: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  products: z.array(OrderLine),
  subtotal: z.number(),
  discount: z.object({ code: z.string(), amount: z.number() }).nullable(),
  shippingFees: z.number(),
  total: z.number(),
  refunded: z.number(),
  vat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
  delivery: z.object({
    type: z.enum(DELIVERY_TYPES),
    carrier: z.string().nullable(),
    address: Address.nullable(),
    accessPoint: AccessPoint.nullable(),
    place: z.object({ name: z.string(), address: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
    from: z.string().nullable(),
    until: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
  }),
  billingAddress: Address,
  message: z.string(),
  payment: z.object({ status: z.enum(PAYMENT_STATUSES), failure: z.enum(PAYMENT_FAILURES).nullable() }).nullable(),
  invoice: z.string().nullable(),
  creditNotes: z.array(z.string()),
  events: z.array(z.object({ status: z.enum(ORDER_STATUSES), actor: z.enum(ORDER_ACTORS), at: z.string() })),
})
export type Order = z.infer<typeof Order>

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
    'too-few-bottles',
    'too-many-bottles',
    'not-a-multiple-of-bottles',
  ]),
  idCartProduct: z.number().int().nullable(),
  message: z.string(),
})
export type OrderObstacle = z.infer<typeof OrderObstacle>

export const validateOrder = defineCall({
  name: 'validateOrder',
  about: 'Whether a cart can be ordered as it stands, and what keeps it from it.',
  method: 'POST',
  path: '/order/validate',
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

export const ShippingRequest = z.object({
  type: z.enum(DELIVERY_TYPES),
  idCarrier: Id.nullish(),
  serviceName: Text(120).nullish(),
  serviceCode: Text(60).nullish(),
  /** Never billed: it must equal the stored quote. */
  servicePrice: z.number().nonnegative().nullish(),
  idAccessPoint: Text(60).nullish(),
  /** The place to fetch the order from. */
  idAddress: Id.nullish(),
})
export type ShippingRequest = z.infer<typeof ShippingRequest>

export const discountOrder = defineCall({
  name: 'discountOrder',
  about: 'What a code takes off a cart. Unknown, lapsed and used-up codes get the same answer.',
  method: 'POST',
  path: '/order/discount',
  who: 'visitor',
  body: z.object({
    idCart: CartId,
    user: z.object({ phone: Phone.nullish(), email: z.email().max(254).nullish() }).default({}),
    discount: z.object({ code: Text(40).min(1) }),
    shippingFees: z.number().nonnegative().nullish(),
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
  about:
    'Makes the order of a cart, holds its stock and starts its payment. Asked again for the same cart, it gives the same order.',
  method: 'POST',
  path: '/order',
  who: 'visitor',
  body: z.object({
    idCart: CartId,
    user: z.object({
      phone: Phone.default(''),
      email: z.email().max(254).toLowerCase().nullish(),
      firstname: Text(80).nullish(),
      lastname: Text(80).nullish(),
      birthdate: BirthDate.nullish(),
    }),
    address: z.object({ delivery: Address.nullish(), billing: Address }),
    discount: z.object({ code: Text(40).min(1) }).nullish(),
    message: Text(1000).default(''),
    dateSchedule: z.iso.date().nullish(),
    idSchedule: z.number().int().min(0).max(1439).nullish(),
    delivery: ShippingRequest,
    deliveryPostalCode: PostalCode.nullish(),
    deliveryIdCountry: Id.nullish(),
    acceptsSaleTerms: z.boolean(),
    /** What the customer was shown; another amount is told instead of billed. */
    shownTotal: z.number().nonnegative().nullish(),
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
    'total-changed',
    'too-young',
    'payment-away',
    'idempotency-key-reused',
  ],
  priority: 'critical',
  keepsOwnKeys: true,
})

const orderList = defineList({
  filters: {
    status: { value: 'text', operators: ['equal', 'different'] },
    total: {
      value: 'number',
      operators: ['equal', 'inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'],
    },
  },
  orderBy: ['createdAt', 'total', 'id'],
  defaultOrder: '-createdAt',
  defaultNbItem: 10,
})

export const getOrders = defineCall({
  name: 'getOrders',
  about: 'The caller’s own orders, newest first.',
  method: 'GET',
  path: '/order',
  who: 'customer',
  list: orderList,
  output: listOutput('order', Order),
  refusals: [],
})

export const getOrder = defineCall({
  name: 'getOrder',
  about: 'One order: the caller’s own by its number, any by its random id, any of the estate for its administrators.',
  method: 'GET',
  path: '/order/:id',
  who: 'visitor',
  params: z.object({ id: OrderIdParam }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found'],
})

export const getPaymentResult = defineCall({
  name: 'getPaymentResult',
  about: 'Asks the payment provider how an order stands, completes it when it is paid, and tells.',
  method: 'GET',
  path: '/order/cawl/result/:id',
  who: 'visitor',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found'],
  priority: 'critical',
})

export const getOrderStatuses = defineCall({
  name: 'getOrderStatuses',
  about: 'All states of an order, named in the caller’s language.',
  method: 'GET',
  path: '/list/order/status',
  who: 'visitor',
  output: z.object({ statuses: z.array(Status) }),
  refusals: [],
})

export const getOrderGenericValues = defineCall({
  name: 'getOrderGenericValues',
  about: 'Closed sets of orders, named in the caller’s language.',
  method: 'GET',
  path: '/order-generic-values/:type',
  who: 'visitor',
  params: z.object({ type: z.enum(['status', 'delivery-type', 'payment-status', 'payment-failure']) }),
  output: z.object({ values: z.array(z.object({ id: z.number().int(), value: z.string(), label: z.string() })) }),
  refusals: [],
})

export const getOrderStatus = defineCall({
  name: 'getOrderStatus',
  about: 'Where an order stands and where it may go next.',
  method: 'GET',
  path: '/admin/order/:id/get-status',
  who: 'admin',
  params: z.object({ id: IdParam }),
  output: z.object({ status: Status, next: z.array(Status) }),
  refusals: ['order-not-found'],
})

export const getTrackingLink = defineCall({
  name: 'getTrackingLink',
  about: 'Where the parcel of an order can be followed.',
  method: 'GET',
  path: '/admin/order/:id/tracking-link',
  who: 'admin',
  params: z.object({ id: IdParam }),
  output: z.object({ trackingNumber: z.string().nullable(), trackingUrl: z.string().nullable() }),
  refusals: ['order-not-found'],
})

export const changeOrderStatus = defineCall({
  name: 'changeOrderStatus',
  about:
    'Takes an order one step further: prepared, shipped, ready, delivered, cancelled. The customer is told by mail.',
  method: 'PUT',
  path: '/admin/order/:id/status',
  who: 'admin',
  params: z.object({ id: IdParam }),
  body: z.object({
    status: z.enum(['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'CANCELLED']),
    trackingNumber: Text(60).nullish(),
  }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found', 'order-move-illegal'],
})

export const refundOrder = defineCall({
  name: 'refundOrder',
  about: 'Gives money back for an order, wholly or in part, with a credit note and a mail.',
  method: 'POST',
  path: '/admin/order/:id/refund',
  who: 'admin',
  params: z.object({ id: IdParam }),
  body: z.object({ amount: z.number().positive(), reason: Text(200).default('') }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found', 'order-move-illegal', 'refund-too-large'],
})

export const getInvoice = defineCall({
  name: 'getInvoice',
  about: 'The invoice of an order, or one of its credit notes, as a PDF in the order’s language.',
  method: 'GET',
  path: '/order/:id/invoice/:document',
  who: 'visitor',
  params: z.object({ id: OrderIdParam, document: z.string().regex(/^[A-Z]{1,3}\d{4}-\d{6}$/) }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['order-not-found', 'overloaded'],
})
