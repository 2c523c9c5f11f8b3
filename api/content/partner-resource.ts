import type { OfferedResource } from '#api/office/resource.ts'
import { type PartnerFields, partners } from '#contract/content/element-resource.ts'
import { findTown } from '#db/queries/places/communes.ts'
import { partnerStore } from '#db/resources/elements.ts'
import type { Fields } from '#db/resources/read-record.ts'
import type { SiteDb } from '#db/site-db.ts'
import { elementProblems } from './element-problems.ts'
import { planElement } from './element-time.ts'

type Place = Pick<PartnerFields, 'postalCode' | 'city' | 'latitude' | 'longitude'>

export const partnerResource: OfferedResource = {
  definition: partners,
  store: partnerStore,
  prepare: ({ before, given }, { db }) => withPosition(db, { before: before?.fields ?? null, given }),
  async check({ fields }, { db }) {
    const problems = await elementProblems(db, fields)
    const { latitude, longitude } = fields as PartnerFields
    if ((latitude == null) !== (longitude == null))
      problems[latitude == null ? 'latitude' : 'longitude'] = { problem: 'required' }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
  afterwards: planElement,
}

const PLACE = ['postalCode', 'city', 'latitude', 'longitude'] as const

/** Who says no position gets the middle of the commune, and moves with it; what was typed stays. */
async function withPosition(db: SiteDb, { before, given }: { before: Fields | null; given: Fields }): Promise<Fields> {
  // The contract has checked what is given, and what was there has passed it before.
  const [was, place] = [before as Place | null, { ...before, ...given } as Place]
  if (was && PLACE.every((name) => place[name] === was[name])) return given
  const isTyped = place.latitude != null || place.longitude != null
  const isAsBefore = was !== null && place.latitude === was.latitude && place.longitude === was.longitude
  if (isTyped && !(isAsBefore && (await isMiddle(db, was)))) return given
  const position = (await findTown(db, place))?.position
  return { ...given, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null }
}

async function isMiddle(db: SiteDb, place: Place): Promise<boolean> {
  const town = await findTown(db, place)
  return town?.position.latitude === place.latitude && town?.position.longitude === place.longitude
}
