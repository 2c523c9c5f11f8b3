import type { ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { arrivalWords } from '#words/deliveries/arrival/words.ts'
import { formatArrival } from '#words/deliveries/format-arrival.ts'

/** When a parcel comes: the days, else the carrier's own words. */
export function arrivalText({ arrival, delay, deliveryType }: ShippingPrice, locale: Locale): string {
  if (!arrival) return delay
  const { home, relay } = arrivalWords[locale]
  return fill(deliveryType === 'PICKUP' ? relay : home, { days: formatArrival(arrival, locale) })
}
