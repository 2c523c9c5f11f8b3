import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'
import { awardQuery } from './products.ts'

const COLUMNS = {
  product: 'awards.product_id',
  medal: 'awards.medal',
  order: 'awards.position',
  id: 'awards.id',
  year: 'awards.year',
} as const

/** The awards of products that are on sale. */
export async function listAwards(db: SiteDb, list: ListQuery) {
  const shown = awardQuery(db)
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'awards.site_id').onRef('products.id', '=', 'awards.product_id'),
    )
    .where('products.is_valid', '=', true)
  const filtered = whereList(shown, { list, columns: COLUMNS })
  const [rows, total] = await Promise.all([
    pageList(filtered, { list, columns: COLUMNS, lastKey: 'awards.id' }).execute(),
    countRows(filtered.clearSelect()),
  ])
  return { rows, total }
}
