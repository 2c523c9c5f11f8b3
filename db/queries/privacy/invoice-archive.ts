import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const LISTED = { year: 'year', number: 'number', issuedAt: 'issued_at' } as const

export async function listArchive(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('invoice_archive'), { list, columns: LISTED })
  const page = pageList(
    filtered.select(['series', 'year', 'number', 'order_id', 'issued_at', 'total_cents', 'content', 'archived_at']),
    { list, columns: LISTED, lastKey: 'number' },
  ).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}

export async function forgetArchivedBefore(db: SiteDb, before: Date): Promise<void> {
  await sql`select estate.forget_archived(${before})`.execute(db)
}
