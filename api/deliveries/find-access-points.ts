import type { Handler } from '#api/calls/handler.ts'
import { findNamedCountry } from '#api/places/find-country.ts'
import { placeProblems } from '#api/places/place-problems.ts'
import type { findAccessPoints } from '#contract/deliveries/deliveries.ts'
import { type Carrier, carriersTo } from '#db/queries/deliveries/carriers.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { type DeliveryPlace, deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import type { SaleReach } from '#rules/deliveries/served-countries.ts'
import { canBring, goesTo } from './offered-carriers.ts'

/** As many as a list and a map can show at once. */
const MOST_POINTS = 10

export const handleFindAccessPoints: Handler<typeof findAccessPoints> = async ({ body }, { db, locale, relays }) => {
  const { idCarrier, postalCode, city, address } = body
  const named = findNamedCountry(body.country)
  if (!named) return { value: { accessPoints: [] } }
  const { postalCode: wrong } = await placeProblems(db, { country: named.alphaTwo, postalCode, city: city || null })
  if (wrong) return { problems: { postalCode: wrong } }
  const place = deliveryPlace(named.alphaTwo, postalCode)
  const { country } = place
  const { reach } = await deliveryParameters(db)
  const carriers = (await carriersTo(db, { country, locale })).filter(canBring(relays))
  const carrier =
    idCarrier == null ? firstRelay({ carriers, place, reach }) : carriers.find(({ id }) => id === idCarrier)
  const provider = carrier?.relayProvider
  if (!carrier || !provider) return { refusal: 'carrier-not-found' }
  return {
    afterwards: async () => {
      const found = await relays.search({ provider, near: { country, postalCode, city, address }, count: MOST_POINTS })
      if (found.outcome === 'unavailable') return { refusal: 'relay-away' }
      // A point where the carrier does not go cannot be ordered to.
      const isReached = (point: (typeof found.accessPoints)[number]) =>
        goesTo({ carrier, place: deliveryPlace(point.country, point.zipCode), reach })
      return { value: { accessPoints: found.accessPoints.filter(isReached) } }
    },
  }
}

interface FirstRelayOptions {
  carriers: readonly Carrier[]
  place: DeliveryPlace
  reach: SaleReach
}

/** The first carrier of the estate's own order that brings to access points there; where none goes there, the first. */
function firstRelay({ carriers, place, reach }: FirstRelayOptions): Carrier | undefined {
  const relays = carriers.filter(({ relayProvider }) => relayProvider !== null)
  return relays.find((carrier) => goesTo({ carrier, place, reach })) ?? relays[0]
}
