import type { PricedCartLine } from '#api/carts/price-cart.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import type { ShippingRequest } from '#contract/orders/orders.ts'
import type { DeliveryType } from '#contract/orders/sets.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import type { Locale } from '#words/basics/locales.ts'
import { bookCollection } from './book-collection.ts'
import { priceCarriage } from './price-carriage.ts'
import { needsDelivery } from './weigh-parcel.ts'

/** How an order travels and what that costs, as it is written into the order. */
export interface ChosenDelivery {
  type: DeliveryType
  carrierId: number | null
  carrierName: string | null
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
  wish: ShippingRequest
  postalCode: string | null
  idCountry: number | null
  dateSchedule: string | null
  idSchedule: number | null
  /** As the relay provider knows it: looked up before the transaction. */
  accessPoint: AccessPoint | null
}

export type DeliveryRefusal =
  | 'delivery-locked'
  | 'country-not-served'
  | 'carrier-not-found'
  | 'access-point-not-found'
  | 'slot-not-free'
  | 'quote-not-found'

export type DeliveryOutcome = { settled: ChosenDelivery } | { refusal: DeliveryRefusal } | { problems: Problems }

export const NOT_DELIVERED: ChosenDelivery = {
  type: 'NO_DELIVERY',
  carrierId: null,
  carrierName: null,
  serviceCode: null,
  accessPoint: null,
  collectAddressId: null,
  collectPlace: null,
  collectFrom: null,
  collectUntil: null,
  shippingCents: cents(0),
}

/**
 * Decides how an order travels, inside the order's transaction. Prices come from the tables or a stored quote alone; the
 * room of a slot is counted while its calendar is held.
 */
export async function chooseDelivery(parts: DeliveryContext, asked: DeliveryRequest): Promise<DeliveryOutcome> {
  // Whatever was chosen: nothing is sent, so nothing is charged and nobody has to come.
  if (!needsDelivery(asked.lines)) return { settled: NOT_DELIVERED }
  if (asked.wish.type === 'NO_DELIVERY') {
    const choices = ['DELIVERY', 'PICKUP', 'CLICK_AND_COLLECT'] satisfies DeliveryType[]
    return { problems: { 'delivery.type': { problem: 'not-one-of', choices } } }
  }
  const parameters = await deliveryParameters(parts.db)
  if (asked.wish.type === 'CLICK_AND_COLLECT') return bookCollection(parts, asked, parameters)
  if (parameters.isLocked) return { refusal: 'delivery-locked' }
  return priceCarriage(parts, asked, parameters)
}
