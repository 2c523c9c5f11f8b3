import type { Carrier } from '#db/queries/deliveries/carriers.ts'
import type { DeliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { livingQuotes } from '#db/queries/deliveries/shipping-quotes.ts'
import { cents, eurosToCents } from '#rules/basics/money.ts'
import type { DeliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { carriedBy } from './carried-by.ts'
import { carrierArrival } from './carrier-arrival.ts'
import { contentsFingerprint } from './contents-fingerprint.ts'
import { type DeliveryContext, type DeliveryOutcome, type DeliveryRequest, NOT_DELIVERED } from './delivery-outcome.ts'
import { billedBy } from './offered-carriers.ts'
import { chargedLines, weighParcel } from './weigh-parcel.ts'

interface AskedQuote extends DeliveryRequest {
  place: DeliveryPlace
  /** Those that go there. */
  carriers: readonly Carrier[]
  parameters: DeliveryParameters
}

/** An order that an export carrier brings, at the price it named for these contents and this place. */
export async function findQuote({ db, now }: DeliveryContext, asked: AskedQuote): Promise<DeliveryOutcome> {
  const { shipping, carriers, place, lines } = asked
  const told = shipping.servicePrice ?? null
  if (told === null) return { refusal: 'quote-not-found' }
  const parcel = await weighParcel(db, { lines, settings: asked.parameters.parcel })
  const quotes = await livingQuotes(db, { contentsHash: contentsFingerprint(chargedLines(lines), place), now })
  for (const quote of quotes.filter(({ service_code }) => service_code === shipping.serviceCode)) {
    const carrier = carriers.find(({ id, provider }) => id === quote.carrier_id && provider === 'EXPORT')
    if (!carrier || (shipping.idCarrier && shipping.idCarrier !== carrier.id)) continue
    const fdp = cents(quote.price_cents)
    const shippingCents = billedBy({ carrier, fdp, parcel })
    // The customer may have been shown either: what the carrier named, or what is left of it.
    if (![fdp, shippingCents].includes(eurosToCents(told))) continue
    const arrival = carrierArrival({ carrier, place, now })
    const carried = { ...carriedBy(carrier), arrival, serviceCode: quote.service_code }
    return { delivery: { ...NOT_DELIVERED, ...carried, shippingCents } }
  }
  return { refusal: 'quote-not-found' }
}
