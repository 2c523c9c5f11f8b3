import type { SiteDb } from '#db/site-db.ts'

export async function isValidProduct(db: SiteDb, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('is_valid', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Those of these products that still exist, shown or not. */
export async function findKnownProducts(db: SiteDb, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('products').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Awards with the vintage that won them. */
export function awardQuery(db: SiteDb) {
  return db
    .selectFrom('awards')
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'awards.site_id').onRef('vintages.id', '=', 'awards.vintage_id'),
    )
    .select(['awards.id', 'awards.product_id', 'awards.name', 'awards.year', 'awards.medal', 'awards.score'])
    .select(['awards.media_id', 'vintages.year as vintage'])
}
