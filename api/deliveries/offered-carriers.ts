import type { Carrier } from '#db/queries/deliveries/carriers.ts'
import type { Relays } from '#providers/relays/relays.ts'
import type { Cents } from '#rules/basics/money.ts'
import { billedPrice, servedZone, tablePrice } from '#rules/deliveries/carrier-prices.ts'
import type { DeliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { isCountryServed, quotesAnywhere, type SaleReach } from '#rules/deliveries/served-countries.ts'
import type { WeighedParcel } from './weigh-parcel.ts'

/** A carrier to access points needs a network that tells them. */
export function canBring(relays: Pick<Relays, 'has'>): (carrier: Carrier) => boolean {
  return ({ relayProvider }) => relayProvider === null || relays.has(relayProvider)
}

interface GoesToOptions {
  carrier: Carrier
  place: DeliveryPlace
  reach: SaleReach
}

/** Whether the estate and this carrier bring parcels to a place at all. */
export function goesTo({ carrier, place, reach }: GoesToOptions): boolean {
  if (!isCountryServed({ country: place.country, reach, carriers: [servedCountries(carrier)] })) return false
  if (servedZone(carrier.zones, place)) return true
  return carrier.zones.length === 0 && quotesAnywhere({ carrier, to: place.country, reach })
}

interface PriceByTableOptions {
  carrier: Carrier
  place: DeliveryPlace
  parcel: WeighedParcel
}

/** What a carrier with tables takes for a parcel; null when it does not take it. */
export function priceByTable({ carrier, place, parcel: { charged } }: PriceByTableOptions): Cents | null {
  const zone = servedZone(carrier.zones, place)
  return zone && tablePrice(zone, charged)
}

interface BilledByOptions {
  carrier: Carrier
  fdp: Cents
  parcel: WeighedParcel
}

export function billedBy({
  carrier: { isFreeFromThreshold },
  fdp,
  parcel: { isThresholdReached },
}: BilledByOptions): Cents {
  return billedPrice({ fdp, isFreeFromThreshold, isThresholdReached })
}

function servedCountries({ provider, zones }: Carrier) {
  return { provider, countries: zones.filter((zone) => !zone.isExcluded).map(({ country }) => country) }
}
