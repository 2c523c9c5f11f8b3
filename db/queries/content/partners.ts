import type { SiteDb } from '#db/site-db.ts'

export type PartnerRow = Awaited<ReturnType<typeof partnersOf>>[number]

/** What these elements tell as partners; those that are none are left out. */
export async function partnersOf(db: SiteDb, elementIds: readonly number[]) {
  if (elementIds.length === 0) return []
  return db.selectFrom('partners').selectAll().where('element_id', 'in', elementIds).execute()
}
