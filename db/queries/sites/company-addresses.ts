import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const COLUMNS = {
  idType: 'type_id',
  postalCode: 'postal_code',
  city: 'city',
  name: 'name',
  order: 'position',
  id: 'id',
} as const

export async function listCompanyAddresses(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('company_addresses'), { list, columns: COLUMNS })
  const page = pageList(
    filtered.selectAll().select(
      sql<number | null>`(
        select calendars.id from calendars
        where calendars.site_id = company_addresses.site_id and calendars.address_id = company_addresses.id
      )`.as('calendar_id'),
    ),
    { list, columns: COLUMNS, lastKey: 'id' },
  )
  const [rows, total] = await Promise.all([page.execute(), countRows(filtered)])
  return { rows, total }
}
