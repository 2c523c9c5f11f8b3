import type { SiteDb } from '#db/site-db.ts'

/** What lies in boxes, as far as it weighs. */
export async function boxContents(db: SiteDb, boxIds: readonly number[]) {
  if (boxIds.length === 0) return []
  return db
    .selectFrom('box_components')
    .innerJoin('declinations', (on) =>
      on
        .onRef('declinations.site_id', '=', 'box_components.site_id')
        .onRef('declinations.id', '=', 'box_components.component_id'),
    )
    .select(['box_components.box_id', 'box_components.quantity'])
    .select(['declinations.weight_grams as weightGrams', 'declinations.millilitres'])
    .where('box_components.box_id', 'in', boxIds)
    .execute()
}
