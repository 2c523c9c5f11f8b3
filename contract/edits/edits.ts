import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Euros, Id, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { HoldDays, OfficePaymentLink } from '#contract/checkout/payment-links.ts'
import { PostalCode } from '#contract/deliveries/deliveries.ts'
import { AddressRequest } from '#contract/orders/orders.ts'
import * as routes from './routes.ts'

const params = z.object({ id: IdParam })
/** As it was seen: another one means that somebody has changed the order since. */
const version = z.number().int().positive()
const Changed = z.object({ id: Id, version: z.number().int() })

/** What was paid for delivery and has not gone back, and what it costs to the new place by today's tables. */
const DeliveryPrice = z.object({ before: z.number(), after: z.number() })

export const getAddressPrice = defineCall({
  name: 'getAddressPrice',
  ...routes.getAddressPrice,
  about: 'What the carrier of an order takes to another place, before it is changed; null where no table tells it.',
  who: 'admin',
  area: 'orders',
  params,
  /** In the order’s own country if none is said. */
  query: z.object({ postalCode: PostalCode, idCountry: z.coerce.number().int().positive().nullish() }),
  output: z.object({ price: DeliveryPrice.nullable() }),
  refusals: [
    'order-not-found',
    'order-edit-closed',
    'country-not-served',
    'carrier-not-found',
    'order-other-territory',
  ],
})

/** What becomes of the difference: the price stays, what is less goes back, what is more is asked for by a link. */
const difference = {
  price: z.enum(['SAME', 'LESS', 'MORE']).default('SAME'),
  /** How long the link can be paid. */
  days: HoldDays.default(3),
}
const Moved = z.object({ order: Changed, link: OfficePaymentLink.nullable() })

export const changeOrderAddress = defineCall({
  name: 'changeOrderAddress',
  ...routes.changeOrderAddress,
  about:
    'Changes where an order is delivered, until it leaves. Its delivery costs what it cost, unless the estate gives back what the new place costs less or asks for what it costs more, by a link. The customer is told by mail.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({
    version,
    address: AddressRequest,
    phone: OneLine(30).nullish(),
    ...difference,
  }),
  output: Moved,
  refusals: [
    ...(['order-not-found', 'order-edit-closed', 'changed-meanwhile', 'country-not-served'] as const),
    ...(['carrier-not-found', 'order-other-territory', 'refund-too-large'] as const),
  ],
})

export const changeOrderRelay = defineCall({
  name: 'changeOrderRelay',
  ...routes.changeOrderRelay,
  about:
    'Changes the access point that an order goes to, until it leaves: another one of the network of its carrier, which is asked whether it takes parcels now. What it costs more or less is settled as for an address. The customer is told by mail.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({ version, idAccessPoint: OneLine(60), ...difference }),
  output: Moved,
  refusals: [
    ...(['order-not-found', 'order-edit-closed', 'changed-meanwhile', 'access-point-not-found', 'relay-away'] as const),
    ...(['country-not-served', 'carrier-not-found', 'order-other-territory', 'refund-too-large'] as const),
  ],
})

export const getOrderSlots = defineCall({
  name: 'getOrderSlots',
  ...routes.getOrderSlots,
  about: 'When and where an order could be fetched instead, in the next weeks: slots that have room.',
  who: 'admin',
  area: 'orders',
  params,
  output: z.object({
    places: z.array(
      z.object({
        idAddress: Id,
        name: z.string(),
        city: z.string(),
        days: z.array(
          z.object({
            date: z.string(),
            slots: z.array(
              z.object({ idSchedule: z.number().int(), from: z.string(), until: z.string(), left: z.number().int() }),
            ),
          }),
        ),
      }),
    ),
  }),
  refusals: ['order-not-found', 'order-edit-closed'],
})

export const changeOrderSlot = defineCall({
  name: 'changeOrderSlot',
  ...routes.changeOrderSlot,
  about: 'Changes when and where an order is fetched, where there is room. The customer is told by mail.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({
    version,
    idAddress: Id,
    dateSchedule: z.iso.date(),
    /** The start of the slot in minutes of the day. */
    idSchedule: z.number().int().min(0).max(1_439),
  }),
  output: z.object({ order: Changed }),
  refusals: ['order-not-found', 'order-edit-closed', 'changed-meanwhile', 'slot-not-free'],
})

/** `0x4,2x0`: of the line at place 0, four stay; of that at place 2, none. */
const StayingLines = z.string().regex(/^\d{1,4}x\d{1,5}(,\d{1,4}x\d{1,5}){0,99}$/)

export const getLinesPreview = defineCall({
  name: 'getLinesPreview',
  ...routes.getLinesPreview,
  about: 'What taking pieces out of an order would give back, before it is done.',
  who: 'admin',
  area: 'orders',
  params,
  query: z.object({ lines: StayingLines }),
  output: z.object({ refund: z.number() }),
  refusals: ['order-not-found', 'order-edit-closed', 'order-edit-empty'],
})

export const changeOrderLines = defineCall({
  name: 'changeOrderLines',
  ...routes.changeOrderLines,
  about:
    'Takes pieces out of an order that is paid and has not left: they are for sale again, what was paid for them goes back by the same means with a credit note, and the customer is told by mail.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({
    version,
    /** How many of each line stay; lines that are not named stay as they are. */
    lines: z
      .array(z.object({ line: z.number().int().min(0).max(1_000), quantity: z.number().int().min(0).max(10_000) }))
      .min(1)
      .max(100),
  }),
  output: z.object({ order: Changed }),
  refusals: [
    ...(['order-not-found', 'order-edit-closed', 'order-edit-empty', 'changed-meanwhile'] as const),
    ...(['refund-too-large', 'gift-card-used'] as const),
  ],
})

/** `12x6,15x1`: six of declination 12, one of declination 15. */
const AddedGoods = z.string().regex(/^[1-9]\d{0,8}x[1-9]\d{0,3}(,[1-9]\d{0,8}x[1-9]\d{0,3}){0,49}$/)
/** More for the delivery of an addition than anybody takes. */
const MOST_SHIPPING = 1_000

export const getSupplementPreview = defineCall({
  name: 'getSupplementPreview',
  ...routes.getSupplementPreview,
  about: 'What it would cost today to add goods to an order, before it is done.',
  who: 'admin',
  area: 'orders',
  params,
  query: z.object({ lines: AddedGoods, shipping: z.coerce.number().pipe(Euros.max(MOST_SHIPPING)).default(0) }),
  output: z.object({
    lines: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        quantity: z.number().int(),
        unitPrice: z.number(),
        total: z.number(),
      }),
    ),
    total: z.number(),
  }),
  refusals: ['order-not-found', 'order-edit-closed', 'goods-not-addable', 'order-obstructed'],
})

export const supplementOrder = defineCall({
  name: 'supplementOrder',
  ...routes.supplementOrder,
  about:
    'Adds goods to an order that is paid and has not left, at today’s prices: an order of their own that goes with it. Their stock is held, and the customer gets a link to pay them by; unpaid until its end, the addition falls away.',
  who: 'admin',
  area: 'orders',
  params,
  body: z.object({
    version,
    lines: z
      .array(z.object({ idDeclination: Id, quantity: z.number().int().min(1).max(9_999) }))
      .min(1)
      .max(50),
    /** What the estate takes for bringing more. */
    shipping: Euros.max(MOST_SHIPPING).default(0),
    /** How long the link can be paid. */
    days: HoldDays.default(3),
  }),
  output: z.object({
    order: Changed,
    supplement: z.object({ id: Id, reference: z.string() }),
    link: OfficePaymentLink,
  }),
  refusals: ['order-not-found', 'order-edit-closed', 'changed-meanwhile', 'goods-not-addable', 'order-obstructed'],
})
