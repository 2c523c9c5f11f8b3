import { escapeLike } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

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

/** The communes of a postal code, the largest first. */
export async function townsByPostalCode(db: SiteDb, postalCode: string): Promise<string[]> {
  const found = await db
    .selectFrom('communes')
    .select('name')
    .where('postal_code', '=', postalCode)
    .orderBy('population', 'desc')
    .orderBy('name')
    .execute()
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
