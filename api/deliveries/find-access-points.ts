import type { Handler } from '#api/calls/handler.ts'
import { findNamedCountry } from '#api/places/find-country.ts'
import { placeProblems } from '#api/places/place-problems.ts'
import type { AccessPoint, findAccessPoints } from '#contract/deliveries/deliveries.ts'
import { type Carrier, carriersTo } from '#db/queries/deliveries/carriers.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { findTown, listLandmarks } from '#db/queries/places/communes.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type DeliveryPlace, deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import type { SaleReach } from '#rules/deliveries/served-countries.ts'
import { cityDistrict } from '#rules/places/city-districts.ts'
import { metresBetween, type Position } from '#rules/places/distance.ts'
import { canBring, goesTo } from './offered-carriers.ts'

/** As many as a list and a map can show at once. */
const MOST_POINTS = 10
/** More names than a sketch has room for: it leaves out what does not fit. */
const MOST_LANDMARKS = 40

export const handleFindAccessPoints: Handler<typeof findAccessPoints> = async ({ body }, { db, locale, relays }) => {
  const { idCarrier, postalCode, city, address } = body
  const named = findNamedCountry(body.country)
  if (!named) return { value: { accessPoints: [], from: null, landmarks: [] } }
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
  const { from, landmarks } = await findSurroundings(db, { country, postalCode: place.postalCode, city })
  const position = from?.position ?? null
  const near = { country, postalCode, city, address, position }
  return {
    afterwards: async () => {
      const found = await relays.search({ provider, near, count: MOST_POINTS })
      if (found.outcome === 'unavailable') return { refusal: 'relay-away' }
      // A point where the carrier does not go cannot be ordered to.
      const isReached = (point: (typeof found.accessPoints)[number]) =>
        goesTo({ carrier, place: deliveryPlace(point.country, point.zipCode), reach })
      return { value: { accessPoints: measured(found.accessPoints.filter(isReached), position), from, landmarks } }
    },
  }
}

/** The middle of somebody's commune, and the communes around it that tell where that is. */
async function findSurroundings(db: SiteDb, { country, postalCode, city }: DeliveryPlace & { city: string }) {
  const town = country === 'FR' ? await findTown(db, { postalCode, city }) : null
  const { name, position } = cityDistrict(postalCode) ?? town ?? {}
  if (!town || !name || !position) return { from: null, landmarks: [] }
  const landmarks = await listLandmarks(db, { around: position, except: town.code, count: MOST_LANDMARKS })
  return { from: { name, position }, landmarks }
}

/** One middle for all distances, whatever the network measures from; nearest first. */
function measured(points: readonly AccessPoint[], from: Position | null): AccessPoint[] {
  if (!from) return [...points]
  return points
    .map((point) => ({ ...point, distanceMetres: metresBetween(from, point.position) }))
    .sort((a, b) => a.distanceMetres - b.distanceMetres)
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
