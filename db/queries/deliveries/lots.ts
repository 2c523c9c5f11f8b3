import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const COLUMNS = { id: 'declinations.id', product: 'declinations.product_id' } as const

/** One page of the declinations that are on sale. */
export async function listLots(db: SiteDb, list: ListQuery) {
  const onSale = db
    .selectFrom('declinations')
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'declinations.site_id').onRef('products.id', '=', 'declinations.product_id'),
    )
    .where('declinations.is_valid', '=', true)
    .where('products.is_valid', '=', true)
  const filtered = whereList(onSale, { list, columns: COLUMNS })
  const [rows, total] = await Promise.all([
    pageList(filtered.select(['declinations.id', 'declinations.product_id']), {
      list,
      columns: COLUMNS,
      lastKey: 'declinations.id',
    }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}

/** The countries that carriers with tables go to, in the order of the alphabet. */
export async function tariffCountries(db: SiteDb): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    select distinct carrier_zones.country from carrier_zones
    join carriers on carriers.site_id = carrier_zones.site_id and carriers.id = carrier_zones.carrier_id
    where carriers.is_valid and carriers.provider = 'TABLE' and not carrier_zones.is_excluded
    order by carrier_zones.country`.execute(db)
  return rows.map(({ country }) => country)
}
