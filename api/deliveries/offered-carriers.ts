import type { Carrier } from '#db/queries/carriers.ts'
import { billedPrice, type FreeShipping, type Parcel, servedZone, tablePrice } from '#rules/carrier-prices.ts'
import type { DeliveryPlace } from '#rules/delivery-place.ts'
import type { Cents } from '#rules/money.ts'
import { isCountryServed, quotesAnywhere, type SaleReach } from '#rules/served-countries.ts'

/** Whether the estate and this carrier bring parcels to a place at all. */
export function goesTo(carrier: Carrier, place: DeliveryPlace, reach: SaleReach): boolean {
  if (!isCountryServed(place.country, reach, [countriesOf(carrier)])) return false
  if (servedZone(carrier.zones, place)) return true
  return carrier.zones.length === 0 && quotesAnywhere(carrier, place.country, reach)
}

/** What a carrier with tables takes for a parcel; null when it does not take it. */
export function priceByTable(carrier: Carrier, place: DeliveryPlace, parcel: Parcel): Cents | null {
  const zone = servedZone(carrier.zones, place)
  return zone && tablePrice(zone, parcel)
}

interface Ordered {
  bottles: number
  productsTotal: Cents
}

export function billedBy(carrier: Carrier, fdp: Cents, ordered: Ordered, free: FreeShipping): Cents {
  return billedPrice({ fdp, isFreeFromThreshold: carrier.isFreeFromThreshold, ...ordered }, free)
}

function countriesOf({ provider, zones }: Carrier) {
  return { provider, countries: zones.filter((zone) => !zone.isExcluded).map(({ country }) => country) }
}
