import type { Carrier } from '#db/queries/carriers.ts'
import { billedPrice, servedZone, tablePrice } from '#rules/carrier-prices.ts'
import type { DeliveryPlace } from '#rules/delivery-place.ts'
import type { Cents } from '#rules/money.ts'
import { isCountryServed, quotesAnywhere, type SaleReach } from '#rules/served-countries.ts'
import type { SentParcel } from './parcel-of-lines.ts'

/** Whether the estate and this carrier bring parcels to a place at all. */
export function goesTo(carrier: Carrier, place: DeliveryPlace, reach: SaleReach): boolean {
  if (!isCountryServed(place.country, reach, [countriesOf(carrier)])) return false
  if (servedZone(carrier.zones, place)) return true
  return carrier.zones.length === 0 && quotesAnywhere(carrier, place.country, reach)
}

/** What a carrier with tables takes for a parcel; null when it does not take it. */
export function priceByTable(carrier: Carrier, place: DeliveryPlace, { charged }: SentParcel): Cents | null {
  const zone = servedZone(carrier.zones, place)
  return zone && tablePrice(zone, charged)
}

export function billedBy({ isFreeFromThreshold }: Carrier, fdp: Cents, { isThresholdReached }: SentParcel): Cents {
  return billedPrice({ fdp, isFreeFromThreshold, isThresholdReached })
}

function countriesOf({ provider, zones }: Carrier) {
  return { provider, countries: zones.filter((zone) => !zone.isExcluded).map(({ country }) => country) }
}
