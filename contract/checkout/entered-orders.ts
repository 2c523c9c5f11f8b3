import { z } from 'zod'
import { Phone } from '#contract/accounts/accounts.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { Euros, Id, IdParam, OneLine, Text } from '#contract/basics/shapes.ts'
import { CARRIER_TYPES } from '#contract/deliveries/closed-sets.ts'
import { PostalCode } from '#contract/deliveries/deliveries.ts'
import { ORDER_SOURCES } from '#contract/orders/closed-sets.ts'
import { AddressRequest } from '#contract/orders/orders.ts'
import { PAYMENT_MEANS, RECEIVED_MEANS } from '#contract/payments/closed-sets.ts'
import { ENTERED_DELIVERIES, ENTRY_OBSTACLES } from './closed-sets.ts'
import { HoldDays, OfficePaymentLink } from './payment-links.ts'
import * as routes from './routes.ts'

/** What the estate takes off the goods, and why: in euros, or in percent. */
export const OwnDiscount = z.object({
  type: z.enum(['EURO', 'PERCENT']),
  amount: Euros.min(0.01),
  reason: OneLine(200).min(1),
})

/** Who buys: found among the customers, or told. An e-mail address or a telephone number is enough. */
const EnteredCustomer = z.object({
  idUser: Id.nullish(),
  email: z.email().max(254).toLowerCase().nullish(),
  phone: Phone.default(''),
  firstname: OneLine(80).min(1),
  lastname: OneLine(80).min(1),
  /** The language of papers and mails. */
  locale: z.enum(['fr', 'en']).default('fr'),
})

/** Where invoice or parcel go; whose they are is the customer’s name. */
const EnteredAddress = AddressRequest.omit({ firstname: true, lastname: true })

/** What is wanted, whether it is ordered or only offered. */
export const EnteredWish = z.object({
  customer: EnteredCustomer,
  lines: z
    .array(z.object({ idDeclination: Id, quantity: z.number().int().positive().max(10_000) }))
    .min(1)
    .max(100),
  /** Where the invoice goes. */
  address: EnteredAddress,
  /** Where the parcel goes, if elsewhere. */
  deliveryAddress: EnteredAddress.nullish(),
  delivery: z.object({
    type: z.enum(ENTERED_DELIVERIES),
    idCarrier: Id.nullish(),
    /** The place to fetch it from; without a slot the estate and its customer agree by themselves. */
    idAddress: Id.nullish(),
    dateSchedule: z.iso.date().nullish(),
    idSchedule: z.number().int().min(0).max(1439).nullish(),
  }),
  discountCode: OneLine(40).min(3).nullish(),
  discount: OwnDiscount.nullish(),
  /** The estate has made sure that its customer may buy alcohol. */
  isAdult: z.boolean(),
  source: z.enum(ORDER_SOURCES),
  /** For the order: whoever packs it reads it, and its customer. */
  message: Text(1000).default(''),
  /** For the estate’s people only. */
  note: Text(2_000).default(''),
})

/** Money that the estate has received by itself. */
const Received = z.object({ on: z.iso.date(), reference: OneLine(80).default('') })

export const enterOrder = defineCall({
  name: 'enterOrder',
  ...routes.enterOrder,
  about:
    'Makes an order for a customer who telephones or stands at the counter, by the prices and rules of the shop. It is paid by a link, awaited as a transfer or a cheque with its stock held for some days, or was paid already.',
  who: 'admin',
  area: 'orders',
  body: EnteredWish.extend({
    payment: z.object({
      means: z.enum(PAYMENT_MEANS),
      /** Given when the money is there already. */
      received: Received.nullish(),
      /** How long it is waited for otherwise, and the stock held. */
      holdDays: HoldDays.default(7),
      isMailed: z.boolean().default(true),
      /** What the mail says of how to pay: an account, whom a cheque is for. */
      instructions: Text(500).default(''),
    }),
    /** What was shown; another amount is told instead of billed. */
    shownTotal: Euros.nullish(),
  }),
  output: z.object({ id: Id, reference: z.string(), link: OfficePaymentLink.nullable() }),
  refusals: [
    'user-not-found',
    'order-obstructed',
    'delivery-locked',
    'country-not-served',
    'carrier-not-found',
    'slot-not-free',
    'quote-not-found',
    'access-point-not-found',
    'discount-unknown',
    'total-changed',
  ],
})

const EntryPrice = z.object({
  lines: z.array(
    z.object({
      idDeclination: z.number().int(),
      name: z.string(),
      label: z.string(),
      quantity: z.number().int(),
      unitPrice: z.number(),
      total: z.number(),
      /** How many can be had; null where nobody counts. */
      available: z.number().int().nullable(),
      obstacle: z.enum(ENTRY_OBSTACLES).nullable(),
    }),
  ),
  subtotal: z.number(),
  discount: z.number(),
  shippingFees: z.number(),
  total: z.number(),
  hasAlcohol: z.boolean(),
  /** What keeps the parcel as a whole from leaving, in words. */
  problem: z.string().nullable(),
  /** The code that was given is not one that holds. */
  isCodeUnknown: z.boolean(),
  /** Who would bring it there; none before a postal code is given. */
  carriers: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      deliveryType: z.enum(CARRIER_TYPES),
      price: z.number().nullable(),
      why: z.string().nullable(),
    }),
  ),
})
export type EntryPrice = z.infer<typeof EntryPrice>

export const priceEntry = defineCall({
  name: 'priceEntry',
  ...routes.priceEntry,
  about: 'What an order that is being entered would cost, line by line, and what keeps it from being made.',
  who: 'admin',
  area: 'orders',
  query: z.object({
    /** Declinations with their quantities: `12x6,15x1`. */
    products: z.string().regex(/^[1-9]\d{0,8}x[1-9]\d{0,3}(,[1-9]\d{0,8}x[1-9]\d{0,3}){0,99}$/),
    delivery: z.enum(ENTERED_DELIVERIES).default('TAKEN_AWAY'),
    idCarrier: IdParam.optional(),
    country: IdParam.optional(),
    postalCode: PostalCode.optional(),
    discountCode: OneLine(40).optional(),
    discountType: z.enum(['EURO', 'PERCENT']).optional(),
    discountAmount: z.coerce.number().nonnegative().max(1_000_000).optional(),
    email: OneLine(254).optional(),
  }),
  output: z.object({ price: EntryPrice }),
  refusals: [],
})

export const receivePayment = defineCall({
  name: 'receivePayment',
  ...routes.receivePayment,
  about:
    'Notes that the money of an unpaid order has come by transfer, by cheque or by the estate’s own terminal. All that follows a payment follows: stock, invoice, mail.',
  who: 'admin',
  area: 'orders',
  params: z.object({ id: IdParam }),
  body: Received.extend({ means: z.enum(RECEIVED_MEANS), amount: Euros }),
  output: z.object({ id: Id }),
  refusals: ['order-not-found', 'nothing-to-pay', 'order-obstructed'],
})
