import type { SiteDb } from '#db/site-db.ts'

export async function listVintageBottles(db: SiteDb, vintageId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('declinations')
    .select('id')
    .where('vintage_id', '=', vintageId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Every reference that something of the estate goes by. */
export async function listReferences(db: SiteDb): Promise<string[]> {
  const rows = await db.selectFrom('declinations').select('reference').where('reference', '<>', '').distinct().execute()
  return rows.map(({ reference }) => reference)
}
