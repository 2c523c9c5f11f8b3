import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { FileAnswer, Id, IdParam, listOutput, OneLine } from '#contract/basics/shapes.ts'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { AccessPoint, Arrival, PostalCode } from '#contract/deliveries/deliveries.ts'
import { PAYMENT_FAILURES, PAYMENT_STATUSES } from '#contract/payments/closed-sets.ts'
import { CountryReference } from '#contract/places/places.ts'
import { FULFILMENTS, MONEY_STATES, ORDER_ACTORS, ORDER_STATUSES } from './closed-sets.ts'
import * as routes from './routes.ts'

export const Address = z.object({
  firstname: OneLine(80).min(1),
  lastname: OneLine(80).min(1),
  company: OneLine(120).default(''),
  address: OneLine(200).min(1),
  addressPart2: OneLine(200).default(''),
  postalCode: PostalCode,
  city: OneLine(100).min(1),
  /** Its id: 250 is France. */
  idCountry: Id,
})
export type Address = z.infer<typeof Address>

/** An address as it is sent with an order: its country by `idCountry` or by `country`, France when neither can be another. */
export const AddressRequest = Address.extend({
  idCountry: Id.nullish(),
  country: CountryReference.nullish(),
  /** The customer was asked whether town and postal code belong together, and says so. It is not kept. */
  isCityConfirmed: z.boolean().default(false),
})
export type AddressRequest = z.infer<typeof AddressRequest>

/** An order is known by its number to its customer and the estate, by a random id to whoever holds the link. */
export const OrderIdParam = z.union([IdParam, z.string().regex(/^[0-9a-f]{32}$/)])

const Status = z.object({ id: z.number().int(), value: z.enum(ORDER_STATUSES), label: z.string() })

export const OrderLine = z.object({
  /** The declination; null once it is gone from the catalogue. */
  id: z.number().int().nullable(),
  /** Null for what is no product: the deposit of a visit. */
  idProduct: z.number().int().nullable(),
  name: z.string(),
  label: z.string(),
  reference: z.string(),
  quantity: z.number().int(),
  /** What was engraved, written or chosen, in the words of the day it was ordered; of a gift card, how it is sent. */
  answers: z.array(z.object({ label: z.string(), text: z.string() })),
  unitPrice: z.number(),
  total: z.number(),
  /** Its place in the order, by which refunds name it. */
  line: z.number().int(),
  refundedQuantity: z.number().int(),
})
export type OrderLine = z.infer<typeof OrderLine>

export const Order = z.object({
  id: z.number().int(),
  publicId: z.string(),
  /** What people call it. */
  reference: z.string(),
  /** One word for both: what changed last of goods and money. */
  status: Status,
  fulfilment: z.enum(FULFILMENTS),
  money: z.enum(MONEY_STATES),
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
  /** How much of the total gift cards pay. */
  paidByGiftCards: z.number(),
  /** Pays the deposit of a visit: it is cancelled with the visit. */
  isDeposit: z.boolean(),
  vat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number(), gross: z.number() })),
  delivery: z.object({
    type: z.enum(DELIVERY_TYPES),
    carrier: z.string().nullable(),
    address: Address.nullable(),
    accessPoint: AccessPoint.nullable(),
    place: z.object({ name: z.string(), address: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
    from: z.string().nullable(),
    until: z.string().nullable(),
    /** Between which days the parcel comes, as it was promised; null where no day was, or the payment came later. */
    arrival: Arrival.nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    /** Said by whoever fetches it; told to its customer only, while it waits. */
    handOverCode: z.string().nullable(),
    /** The same to be scanned: the dark modules as one path, and how many a side has. */
    handOverQr: z.object({ path: z.string(), side: z.number().int() }).nullable(),
  }),
  billingAddress: Address,
  message: z.string(),
  payment: z.object({ status: z.enum(PAYMENT_STATUSES), failure: z.enum(PAYMENT_FAILURES).nullable() }).nullable(),
  invoice: z.string().nullable(),
  creditNotes: z.array(z.string()),
  events: z.array(z.object({ status: z.enum(ORDER_STATUSES), actor: z.enum(ORDER_ACTORS), at: z.string() })),
})
export type Order = z.infer<typeof Order>

const orderList = defineList({
  filters: {
    /** In its reference and the names of what was ordered. */
    search: { value: 'text', operators: ['equal', 'like'] },
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
  ...routes.getOrders,
  about: 'The caller’s own orders, newest first.',
  who: 'customer',
  list: orderList,
  output: listOutput('order', Order),
  refusals: [],
})

export const getOrder = defineCall({
  name: 'getOrder',
  ...routes.getOrder,
  about: 'One order: the caller’s own by its number, any by its random id, any of the estate for its administrators.',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ id: OrderIdParam }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found'],
})

export const getOrderStatuses = defineCall({
  name: 'getOrderStatuses',
  ...routes.getOrderStatuses,
  about: 'All states of an order, named in the caller’s language.',
  who: 'visitor',
  isShared: true,
  output: z.object({ statuses: z.array(Status) }),
  refusals: [],
})

export const getOrderGenericValues = defineCall({
  name: 'getOrderGenericValues',
  ...routes.getOrderGenericValues,
  about: 'Closed sets of orders, named in the caller’s language.',
  who: 'visitor',
  isShared: true,
  params: z.object({ type: z.enum(['status', 'delivery-type', 'payment-status', 'payment-failure']) }),
  output: z.object({ values: z.array(z.object({ id: z.number().int(), value: z.string(), label: z.string() })) }),
  refusals: [],
})

export const getOrderStatus = defineCall({
  name: 'getOrderStatus',
  ...routes.getOrderStatus,
  about: 'Where an order stands and where it may go next.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  output: z.object({
    status: Status,
    fulfilment: z.enum(FULFILMENTS),
    money: z.enum(MONEY_STATES),
    next: z.array(Status),
  }),
  refusals: ['order-not-found'],
})

export const getTrackingLink = defineCall({
  name: 'getTrackingLink',
  ...routes.getTrackingLink,
  about: 'Where the parcel of an order can be followed.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  output: z.object({ trackingNumber: z.string().nullable(), trackingUrl: z.string().nullable() }),
  refusals: ['order-not-found'],
})

export const changeOrderStatus = defineCall({
  name: 'changeOrderStatus',
  ...routes.changeOrderStatus,
  about:
    'Takes an order one step further: prepared, shipped, ready, delivered, cancelled. The customer is told by mail.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  body: z.object({
    status: z.enum(['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'CANCELLED']),
    trackingNumber: OneLine(60).nullish(),
  }),
  output: z.object({ order: Order }),
  refusals: ['order-not-found', 'order-move-illegal', 'hand-over-needed'],
})

export const getPackingSlip = defineCall({
  name: 'getPackingSlip',
  ...routes.getPackingSlip,
  about: 'What is packed for an order, without any price, as a PDF in the order’s language.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  output: FileAnswer,
  answersFile: true,
  refusals: ['order-not-found', 'overloaded'],
})

export const getOrderPicture = defineCall({
  name: 'getOrderPicture',
  ...routes.getOrderPicture,
  about:
    'How a line of an order looks with its answers, as mails show it: by the order’s random id or its number, and the line’s place in it.',
  who: 'visitor',
  differsBy: 'caller',
  params: z.object({ id: OrderIdParam, line: z.coerce.number().int().min(0).max(1_000) }),
  output: FileAnswer,
  answersFile: true,
  keepsPrivately: 86_400,
  refusals: ['order-not-found', 'overloaded', 'too-many-requests'],
  limit: { per: 'address', max: 600, seconds: 3_600 },
})

const DocumentParams = z.object({ id: OrderIdParam, document: z.string().regex(/^[A-Z]{1,3}\d{4}-\d{6}$/) })
const Told = z.object({ label: z.string(), text: z.string() })
const Party = z.object({ label: z.string(), lines: z.array(z.string()).readonly() })
const InvoiceCells = z.object({
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  rate: z.string(),
  net: z.string(),
  vat: z.string(),
  gross: z.string(),
})
const VatCells = z.tuple([z.string(), z.string(), z.string(), z.string()]).readonly()

/** All that stands on an invoice or a credit note, in words. */
const InvoiceText = z.object({
  number: z.string(),
  /** `fr-FR` */
  lang: z.string(),
  title: z.string(),
  kind: z.string(),
  estate: z.string(),
  facts: z.array(Told).readonly(),
  seller: Party,
  buyer: Party,
  delivery: Party.nullable(),
  /** What a credit note says before its rows. */
  statement: z.string().nullable(),
  columns: InvoiceCells,
  /** `isPart`: what of the line above lies under one rate. */
  rows: z.array(InvoiceCells.extend({ details: z.array(z.string()).readonly(), isPart: z.boolean() })).readonly(),
  vat: z.object({ columns: VatCells, rows: z.array(VatCells).readonly() }),
  sums: z.array(z.object({ label: z.string(), amount: z.string(), isTotal: z.boolean() })).readonly(),
  mentions: z.array(z.string()).readonly(),
  foot: z.string(),
})
export type InvoiceText = z.infer<typeof InvoiceText>

export const readInvoice = defineCall({
  name: 'readInvoice',
  ...routes.readInvoice,
  about: 'The invoice of an order, or one of its credit notes, word for word as its PDF tells it.',
  who: 'visitor',
  differsBy: 'caller',
  params: DocumentParams,
  output: z.object({ invoice: InvoiceText }),
  refusals: ['order-not-found'],
})

export const getInvoice = defineCall({
  name: 'getInvoice',
  ...routes.getInvoice,
  about: 'The invoice of an order, or one of its credit notes, as a PDF in the order’s language.',
  who: 'visitor',
  differsBy: 'caller',
  params: DocumentParams,
  output: FileAnswer,
  answersFile: true,
  refusals: ['order-not-found', 'overloaded'],
})
