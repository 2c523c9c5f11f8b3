import type { PricedCartLine } from '#api/carts/price-cart.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { AccessPoint, ShippingRequest } from '#contract/deliveries/deliveries.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import type { Arrival } from '#rules/deliveries/arrival-days.ts'
import type { Locale } from '#words/basics/locales.ts'

/** How an order travels and what that costs, as it is written into the order. */
export interface ChosenDelivery {
  type: DeliveryType
  carrierId: number | null
  carrierName: string | null
  /** How long it takes, in words; empty where nobody says. */
  delay: string
  /** Between which days it comes; null where nobody promises one. */
  arrival: Arrival | null
  serviceCode: string | null
  accessPoint: AccessPoint | null
  collectAddressId: number | null
  collectPlace: { name: string; address: string; postalCode: string; city: string } | null
  collectFrom: Date | null
  collectUntil: Date | null
  shippingCents: Cents
}

export interface DeliveryContext {
  db: SiteDb
  locale: Locale
  now: Date
}

export interface DeliveryRequest {
  lines: readonly PricedCartLine[]
  shipping: ShippingRequest
  postalCode: string | null
  idCountry: number | null
  dateSchedule: string | null
  idSchedule: number | null
  /** As the relay provider knows it: looked up before the transaction. */
  accessPoint: AccessPoint | null
}

type DeliveryRefusal =
  | 'delivery-locked'
  | 'country-not-served'
  | 'carrier-not-found'
  | 'access-point-not-found'
  | 'slot-not-free'
  | 'quote-not-found'

export type DeliveryOutcome = { delivery: ChosenDelivery } | { refusal: DeliveryRefusal } | { problems: Problems }

export const NOT_DELIVERED: ChosenDelivery = {
  type: 'NO_DELIVERY',
  carrierId: null,
  carrierName: null,
  delay: '',
  arrival: null,
  serviceCode: null,
  accessPoint: null,
  collectAddressId: null,
  collectPlace: null,
  collectFrom: null,
  collectUntil: null,
  shippingCents: cents(0),
}
