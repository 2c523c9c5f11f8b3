import type { Problem } from '#contract/basics/problems.ts'
import { hasCommunes, townsByPostalCode } from '#db/queries/places/communes.ts'
import type { SiteDb } from '#db/site-db.ts'
import { deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { frenchPlaceProblem } from '#rules/places/french-places.ts'

interface GivenPlace {
  /** Two letters. */
  country: string
  postalCode: string
  city: string | null
}

/** More would not be read. */
const MOST_NAMED = 12

/** What is wrong with a postal code or its town. Only France's are known; elsewhere whatever is written is right. */
export async function placeProblems(
  db: SiteDb,
  { country, postalCode: written, city }: GivenPlace,
): Promise<{ postalCode?: Problem; city?: Problem }> {
  if (country !== 'FR') return {}
  const { postalCode } = deliveryPlace(country, written)
  const towns = await townsByPostalCode(db, postalCode)
  switch (frenchPlaceProblem({ postalCode, city, towns })) {
    case 'town-elsewhere':
      return { city: { problem: 'town-elsewhere', choices: towns.slice(0, MOST_NAMED) } }
    case 'unknown-postal-code':
      // Before the list has been read for the first time, every code is unknown.
      return (await hasCommunes(db)) ? { postalCode: { problem: 'unknown-postal-code' } } : {}
    case null:
      return {}
  }
}
