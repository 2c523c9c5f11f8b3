import type { Handler } from '#api/calls/handler.ts'
import type { findAccessPoints } from '#contract/deliveries/deliveries.ts'
import { carriersTo } from '#db/queries/deliveries/carriers.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { countryCode } from './country-codes.ts'
import { goesTo } from './offered-carriers.ts'

/** As many as a list and a map can show at once. */
const MOST_POINTS = 10

export const handleFindAccessPoints: Handler<typeof findAccessPoints> = async ({ body }, { db, locale, relays }) => {
  const { idCarrier, postalCode, city, address } = body
  const letters = countryCode(body.country)
  if (!letters) return { value: { accessPoints: [] } }
  const { country } = deliveryPlace(letters, postalCode)
  const carrier = (await carriersTo(db, { country, locale })).find(({ id }) => id === idCarrier)
  const provider = carrier?.relayProvider
  if (!carrier || !provider) return { refusal: 'carrier-not-found' }
  const { reach } = await deliveryParameters(db)
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
