import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import { escapeLike } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Position } from '#rules/places/distance.ts'
import { isSameTown } from '#rules/places/french-places.ts'

/** As many as one postal code has at most, so that a whole code names all its communes. */
const MAX_COMMUNES = 50

/** The larger a commune, the sooner it is meant; whole names come before longer ones. */
export async function listCommunes(db: SiteDb, search: { postalCode: string } | { key: string }) {
  const communes = db.selectFrom('communes').select(['postal_code as postalCode', 'name'])
  if ('postalCode' in search) {
    return communes
      .where('postal_code', 'like', `${search.postalCode}%`)
      .orderBy('postal_code')
      .orderBy('population', 'desc')
      .limit(MAX_COMMUNES)
      .execute()
  }
  const { key } = search
  const beginning = `${escapeLike(key)}%`
  return communes
    .where((where) => where.or([where('search_key', 'like', beginning), where('short_key', 'like', beginning)]))
    .orderBy((order) => order.or([order('search_key', '=', key), order('short_key', '=', key)]), 'desc')
    .orderBy('population', 'desc')
    .orderBy('postal_code')
    .limit(MAX_COMMUNES)
    .execute()
}

const townsOf = prepared((db, { postalCode }: Slots<{ postalCode: string }>) =>
  db
    .selectFrom('communes')
    .select('name')
    .where('postal_code', '=', postalCode)
    .orderBy('population', 'desc')
    .orderBy('name'),
)

/** The communes of a postal code, the largest first. */
export async function townsByPostalCode(db: SiteDb, postalCode: string): Promise<string[]> {
  const found = await townsOf(db, { postalCode })
  return found.map(({ name }) => name)
}

export async function hasCommunes(db: SiteDb): Promise<boolean> {
  return (await db.selectFrom('communes').select('code').limit(1).executeTakeFirst()) !== undefined
}

/** The commune that is meant, with its middle: the largest of a postal code, or of those whose name begins so. */
export async function findCommune(db: SiteDb, search: { postalCode: string } | { key: string }) {
  const [meant] = await listCommunes(db, search)
  if (!meant) return null
  const { postalCode, name } = meant
  const place = await db
    .selectFrom('communes')
    .select(['latitude', 'longitude'])
    .where('postal_code', '=', postalCode)
    .where('name', '=', name)
    .executeTakeFirst()
  if (!place || place.latitude === null || place.longitude === null) return null
  return { name, postalCode, position: { latitude: place.latitude, longitude: place.longitude } }
}

/** The commune of an address, with its middle: that of its name, or where no name says which, the largest of its code. */
export async function findTown(db: SiteDb, { postalCode, city }: { postalCode: string; city: string }) {
  const towns = await db
    .selectFrom('communes')
    .select(['code', 'name', 'latitude', 'longitude'])
    .where('postal_code', '=', postalCode)
    .orderBy('population', 'desc')
    .orderBy('name')
    .execute()
  const { code, name, latitude, longitude } = towns.find((town) => isSameTown(town.name, city)) ?? towns[0] ?? {}
  if (code === undefined || name === undefined || latitude == null || longitude == null) return null
  return { code, name, position: { latitude, longitude } }
}

/** Half the height of what is looked at, in degrees: some 65 kilometres. */
const REACH_DEGREES = 0.6
/** How much of a degree's height its width is, half-way up France. */
const NARROWER = Math.cos((46.5 * Math.PI) / 180)
const REACH_EAST = REACH_DEGREES / NARROWER

interface LandmarkSearch {
  around: Position
  /** The commune itself is no landmark of its own. */
  except: string | null
  count: number
}

/** Communes that one goes by: the larger and the nearer, the more they say. */
export async function listLandmarks(db: SiteDb, { around: { latitude, longitude }, except, count }: LandmarkSearch) {
  const far = sql<number>`power(latitude - ${latitude}, 2) + power((longitude - ${longitude}) * ${NARROWER}, 2)`
  const found = await db
    .selectFrom('communes')
    .select(['name', 'latitude', 'longitude'])
    .select(sql<number>`max(population) / (${far} + 0.0001)`.as('weight'))
    .where((where) => where.between('latitude', latitude - REACH_DEGREES, latitude + REACH_DEGREES))
    .where((where) => where.between('longitude', longitude - REACH_EAST, longitude + REACH_EAST))
    .where('code', '<>', except ?? '')
    .groupBy(['code', 'name', 'latitude', 'longitude'])
    .orderBy('weight', 'desc')
    .limit(count)
    .execute()
  return found.map((town) => ({
    name: town.name,
    position: { latitude: Number(town.latitude), longitude: Number(town.longitude) },
  }))
}
