import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Euros, Id, IdParam, OneLine } from '#contract/basics/shapes.ts'
import { CartId, FreeShipping } from '#contract/carts/carts.ts'
import { CountryReference } from '#contract/places/places.ts'
import { DELIVERY_TYPES } from './closed-sets.ts'
import * as routes from './routes.ts'

export const PostalCode = OneLine(12).min(2)

/** Days as `2026-11-19`. */
export const Arrival = z.object({ from: z.string(), until: z.string() })

/** A way to have the order brought, with what it costs for these contents and this place. */
export const ShippingPrice = z.object({
  /** The carrier. */
  id: z.number().int(),
  name: z.string(),
  delay: z.string(),
  /** Between which days it comes when it is ordered now; null where nobody promises one. */
  arrival: Arrival.nullable(),
  /** What it costs by the tables or the service, before anything makes it free. */
  fdp: z.number(),
  /** What is billed. */
  price: z.number(),
  /** Only with export carriers: the service, and the quote that stands for its price. */
  serviceCode: z.string().nullable(),
  serviceName: z.string().nullable(),
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  siteType: z.enum(['TABLE', 'EXPORT']),
})
export type ShippingPrice = z.infer<typeof ShippingPrice>

export const calculateShippingFees = defineCall({
  name: 'calculateShippingFees',
  ...routes.calculateShippingFees,
  about:
    'What delivery costs, carrier by carrier, cheapest first. Contents come from the cart when one is named, else from the products given.',
  who: 'visitor',
  body: z.object({
    idCart: CartId.nullish(),
    /** `idProduct` is the declination, as everywhere in the cart. */
    products: z
      .array(z.object({ idProduct: Id, quantity: z.number().int().positive().max(10_000) }))
      .max(200)
      .default([]),
    postalCode: PostalCode,
    /** Tells codes of CEDEX, which are no commune’s, from those that do not exist. */
    city: OneLine(100).nullish(),
    country: CountryReference,
  }),
  output: z.object({
    shippingPrices: z.array(ShippingPrice),
    /** How far delivery of these contents is from free; null where the estate has no such rule, or nothing travels. */
    freeShipping: FreeShipping.nullable(),
  }),
  refusals: ['no-products-in-cart', 'cart-not-found', 'declination-not-found', 'delivery-locked', 'country-not-served'],
})

const Position = z.object({ latitude: z.number(), longitude: z.number() })

/** Opening hours of one weekday (1 is Monday): `08:30–12:00`, one text a stretch. */
const OpeningDay = z.object({ weekday: z.number().int(), hours: z.array(z.string()) })

export const AccessPoint = z.object({
  id: z.string(),
  name: z.string(),
  addLine1: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  position: Position,
  icon: z.string(),
  /** From the commune that was asked for, as the crow flies; null where only its department is known. */
  distanceMetres: z.number().int().nullable(),
  opening: z.array(OpeningDay),
  /** The last day of its holidays, where the network tells of them. */
  closedUntil: z.string().optional(),
  /** It takes no parcel now, where the network says so. */
  isFull: z.boolean().optional(),
})
export type AccessPoint = z.infer<typeof AccessPoint>

/** A commune, or a district of a large one, and its middle. */
const Landmark = z.object({ name: z.string(), position: Position })
export type Landmark = z.infer<typeof Landmark>

export const findAccessPoints = defineCall({
  name: 'findAccessPoints',
  ...routes.findAccessPoints,
  about:
    'The access points near an address, nearest first: those of a carrier, of the first one that brings there when none is named.',
  who: 'visitor',
  body: z.object({
    idCarrier: Id.nullish(),
    address: OneLine(200).default(''),
    postalCode: PostalCode,
    city: OneLine(100).default(''),
    country: CountryReference.default('FR'),
  }),
  output: z.object({
    accessPoints: z.array(AccessPoint),
    /** Where distances are measured from; null where the commune or its place is not known. */
    from: Landmark.nullable(),
    /** Communes around it that one goes by, those that say most first. */
    landmarks: z.array(Landmark),
  }),
  refusals: ['carrier-not-found', 'relay-away'],
})

export const CollectSlot = z.object({
  /** Start in minutes of the day: 600 is ten o’clock. */
  idSchedule: z.number().int(),
  from: z.string(),
  until: z.string(),
  /** Orders it can still take; of a visit, people. */
  left: z.number().int(),
})
export type CollectSlot = z.infer<typeof CollectSlot>

export const getAllowedDates = defineCall({
  name: 'getAllowedDates',
  ...routes.getAllowedDates,
  about:
    'The days of a month on which an order can be fetched at a place, with their slots that have room; or, of a service’s calendar, those on which one can come, with the slots that are full as well.',
  who: 'visitor',
  differsBy: 'time',
  params: z.object({
    id: IdParam,
    month: z.coerce.number().int().min(1).max(12),
    year: z.coerce.number().int().min(2000).max(2200),
  }),
  output: z.object({ dates: z.array(z.object({ date: z.string(), slots: z.array(CollectSlot) })) }),
  refusals: ['calendar-not-found'],
})

/** How the buyer wants an order to reach them. */
export const ShippingRequest = z.object({
  type: z.enum(DELIVERY_TYPES),
  idCarrier: Id.nullish(),
  serviceName: OneLine(120).nullish(),
  serviceCode: OneLine(60).nullish(),
  /** Never billed: it must equal the stored quote. */
  servicePrice: Euros.nullish(),
  idAccessPoint: OneLine(60).nullish(),
  /** The place to fetch the order from. */
  idAddress: Id.nullish(),
})
export type ShippingRequest = z.infer<typeof ShippingRequest>

/** The same with the fields of an access point as the search told it. Only its id is believed: the network tells the rest. */
export const ShippingWish = ShippingRequest.extend({ id: OneLine(60).nullish() })
