import type { Carrier } from '#db/queries/deliveries/carriers.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { type Arrival, arrivalDays } from '#rules/deliveries/arrival-days.ts'
import { servedZone } from '#rules/deliveries/carrier-prices.ts'
import type { DeliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { holidaysAround } from './french-holidays.ts'

interface CarrierArrivalOptions {
  carrier: Carrier
  place: DeliveryPlace
  now: Date
}

/** Between which days a parcel comes that is ordered now; null where nobody promises one. */
export function carrierArrival({ carrier: { pace, zones }, place, now }: CarrierArrivalOptions): Arrival | null {
  if (!pace) return null
  const extraDays = servedZone(zones, place)?.extraDays ?? 0
  return arrivalDays({ pace, extraDays, now, holidays: holidaysAround(parisYear(now)) })
}
