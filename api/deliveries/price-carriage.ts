import { findNamedCountry } from '#api/places/find-country.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { type Carrier, carriersTo } from '#db/queries/deliveries/carriers.ts'
import type { DeliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { belongsToProvider } from '#providers/relays/relays.ts'
import { type DeliveryPlace, deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { carriedBy } from './carried-by.ts'
import { carrierArrival } from './carrier-arrival.ts'
import { type DeliveryContext, type DeliveryOutcome, type DeliveryRequest, NOT_DELIVERED } from './delivery-outcome.ts'
import { findQuote } from './find-quote.ts'
import { billedBy, goesTo, priceByTable } from './offered-carriers.ts'
import { weighParcel } from './weigh-parcel.ts'

/** An order that a carrier brings, to the door or to an access point. */
export async function priceCarriage(
  parts: DeliveryContext,
  { asked, parameters }: { asked: DeliveryRequest; parameters: DeliveryParameters },
): Promise<DeliveryOutcome> {
  const { shipping } = asked
  const found = findDestination(asked)
  if (!('place' in found)) return found
  const { place } = found
  const carriers = (await carriersTo(parts.db, { country: place.country, locale: parts.locale })).filter((carrier) =>
    goesTo({ carrier, place, reach: parameters.reach }),
  )
  if (carriers.length === 0) return { refusal: 'country-not-served' }
  const offered = carriers.filter(({ deliveryType }) => deliveryType === shipping.type)
  if (shipping.serviceCode && shipping.type === 'DELIVERY')
    return findQuote(parts, { ...asked, place, carriers: offered, parameters })
  if (!shipping.idCarrier) return { problems: { 'delivery.idCarrier': { problem: 'required' } } }

  const carrier = offered.find(({ id, provider }) => id === shipping.idCarrier && provider === 'TABLE')
  if (!carrier) return { refusal: 'carrier-not-found' }
  if (!isBroughtTo(carrier, found.accessPoint)) return { refusal: 'access-point-not-found' }
  const parcel = await weighParcel(parts.db, { lines: asked.lines, settings: parameters.parcel })
  const fdp = priceByTable({ carrier, place, parcel })
  if (fdp === null) return { refusal: 'carrier-not-found' }
  return {
    delivery: {
      ...NOT_DELIVERED,
      ...carriedBy(carrier),
      arrival: carrierArrival({ carrier, place, now: parts.now }),
      accessPoint: found.accessPoint,
      shippingCents: billedBy({ carrier, fdp, parcel }),
    },
  }
}

/** A carrier of access points brings to those of its own network only. */
function isBroughtTo({ relayProvider }: Carrier, accessPoint: AccessPoint | null): boolean {
  if (relayProvider === null) return accessPoint === null
  return accessPoint !== null && belongsToProvider(relayProvider, accessPoint.id)
}

type ParcelDestination = { place: DeliveryPlace; accessPoint: AccessPoint | null }

/** Where the parcel really goes: with an access point, there, whatever code was typed to find it. */
function findDestination(
  asked: DeliveryRequest,
): ParcelDestination | { refusal: 'access-point-not-found' | 'country-not-served' } | { problems: Problems } {
  const { shipping, accessPoint, postalCode, idCountry } = asked
  if (shipping.type === 'PICKUP') {
    if (!accessPoint || accessPoint.id !== shipping.idAccessPoint) return { refusal: 'access-point-not-found' }
    if (accessPoint.isFull) return { refusal: 'access-point-not-found' }
    return { place: deliveryPlace(accessPoint.country, accessPoint.zipCode), accessPoint }
  }
  if (postalCode === null) return { problems: { deliveryPostalCode: { problem: 'required' } } }
  if (idCountry === null) return { problems: { deliveryIdCountry: { problem: 'required' } } }
  const country = findNamedCountry(idCountry)
  if (!country) return { refusal: 'country-not-served' }
  return { place: deliveryPlace(country.alphaTwo, postalCode), accessPoint: null }
}
