import type { HandlerContext } from '#api/calls/handler.ts'
import { priceLines } from '#api/carts/price-cart.ts'
import { carrierArrival } from '#api/deliveries/carrier-arrival.ts'
import { billedBy, goesTo, priceByTable } from '#api/deliveries/offered-carriers.ts'
import { weighParcel } from '#api/deliveries/weigh-parcel.ts'
import { findNamedCountry } from '#api/places/find-country.ts'
import { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { Address } from '#contract/orders/orders.ts'
import { looseLines } from '#db/queries/carts/cart-lines.ts'
import { type Carrier, carriersTo } from '#db/queries/deliveries/carriers.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { findOrderLines, type OrderRow } from '#db/queries/orders/orders.ts'
import { paidDeliveryCents } from '#db/queries/orders/supplements.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Arrival } from '#rules/deliveries/arrival-days.ts'
import { type DeliveryPlace, deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { isSameTerritory } from '#rules/orders/order-edits.ts'

export interface NewPlace {
  /** What was paid for delivery and has not gone back, and what it costs to the new place; null where no table tells it. */
  price: { beforeCents: number; afterCents: number } | null
  arrival: Arrival | null
}

type Refused = { refusal: 'country-not-served' | 'carrier-not-found' | 'order-other-territory' }

interface PlaceWish {
  order: OrderRow
  /** In the order's own country if none is said. */
  to: { postalCode: string; country: number | string | null }
}

/** Whether an order's carrier goes to another place, and what it takes for what is still in the order. */
export async function deliveryPrice(
  { db, locale, now }: Pick<HandlerContext, 'db' | 'locale' | 'now'>,
  { order, to }: PlaceWish,
): Promise<NewPlace | Refused> {
  const former = formerPlace(order)
  const place = placeOf({ postalCode: to.postalCode, country: to.country ?? former?.country ?? '' })
  if (!place) return { refusal: 'country-not-served' }
  if (former && !isSameTerritory(former, place)) return { refusal: 'order-other-territory' }
  const { reach, parcel: settings } = await deliveryParameters(db)
  const carriers = await carriersTo(db, { country: place.country, locale })
  const carrier = carriers.find(({ id }) => id === order.carrier_id)
  // A carrier that the estate works with no longer, or that is asked for each quote, cannot be looked up in a table.
  if (!carrier) return { price: null, arrival: null }
  if (!goesTo({ carrier, place, reach })) return { refusal: 'carrier-not-found' }
  const arrival = carrierArrival({ carrier, place, now })
  if (carrier.provider !== 'TABLE') return { price: null, arrival }
  const afterCents = await tableCents(db, { order, carrier, place, locale, settings })
  if (afterCents === 'refused') return { refusal: 'carrier-not-found' }
  const beforeCents = await paidDeliveryCents(db, order.id)
  return { price: afterCents === null ? null : { beforeCents, afterCents }, arrival }
}

const Point = AccessPoint.pick({ country: true, zipCode: true })

/** Where it goes until now: with an access point, there. */
function formerPlace({ access_point, delivery_address }: OrderRow): DeliveryPlace | null {
  if (access_point !== null) {
    const { country, zipCode } = Point.parse(access_point)
    return deliveryPlace(country, zipCode)
  }
  if (delivery_address === null) return null
  const { idCountry: country, postalCode } = Address.parse(delivery_address)
  return placeOf({ country, postalCode })
}

function placeOf({ country, postalCode }: { country: number | string; postalCode: string }): DeliveryPlace | null {
  const found = findNamedCountry(country)
  return found ? deliveryPlace(found.alphaTwo, postalCode) : null
}

interface TableRequest {
  order: OrderRow
  carrier: Carrier
  place: DeliveryPlace
  locale: string
  settings: Awaited<ReturnType<typeof deliveryParameters>>['parcel']
}

/** Null when something of the order is gone from the catalogue, and nobody knows any more what it weighs. */
async function tableCents(
  db: SiteDb,
  { order, carrier, place, locale, settings }: TableRequest,
): Promise<number | null | 'refused'> {
  const kept = (await findOrderLines(db, order.id)).filter(({ quantity, refunded_quantity: n }) => quantity > n)
  const bottles = kept.flatMap(({ declination_id: id, quantity, refunded_quantity: n }) =>
    id === null ? [] : [{ id, quantity: quantity - n }],
  )
  const { lines } = await priceLines(db, { lines: await looseLines(db, { bottles, locale }), locale })
  if (bottles.length < kept.length || lines.length < bottles.length) return null
  const parcel = await weighParcel(db, { lines, settings })
  const fdp = priceByTable({ carrier, place, parcel })
  return fdp === null ? 'refused' : billedBy({ carrier, fdp, parcel })
}
