import type { ListQuery } from '#contract/list-query.ts'
import type { SiteDb } from '../site-db.ts'
import { pageList, whereList } from './list.ts'

const COLUMNS = { id: 'id', type: 'type', kind: 'kind' } as const

export async function listParameters(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('parameters'), list, COLUMNS)
  const rows = await pageList(filtered.select(['id', 'type', 'kind', 'value']), list, COLUMNS, 'id').execute()
  if (list.nbItem === 'all') return { rows, total: rows.length }
  const counted = await filtered.select((count) => count.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(counted.total) }
}

export async function lockParameter(db: SiteDb, id: number) {
  return db
    .selectFrom('parameters')
    .select(['id', 'type', 'kind', 'value'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveParameterValue(db: SiteDb, id: number, value: string | null): Promise<void> {
  await db.updateTable('parameters').set({ value }).where('id', '=', id).execute()
}
