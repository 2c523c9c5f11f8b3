import type { SiteDb } from '#db/site-db.ts'

/** The step that a question is to be asked in. */
export async function findParentStep(db: SiteDb, id: number) {
  return db.selectFrom('customizations').select(['type', 'product_id']).where('id', '=', id).executeTakeFirst()
}
