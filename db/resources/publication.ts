import { type RawBuilder, sql } from 'kysely'
import { closedFolders } from '#db/queries/journal/published.ts'

/** Whether visitors see a row that is published from a time on. */
export const publishedState = sql`case when not t.is_published then 'DRAFT'
  when t.published_at > now() then 'PLANNED' else 'SHOWN' end`

/** Whether visitors see the folder whose number stands in a column; also where there is none. */
export function isFolderShown(column: string): RawBuilder<boolean> {
  const folder = sql.ref(`t.${column}`)
  return sql<boolean>`(${folder} is null or ${folder} not in ${closedFolders(sql<Date>`now()`)})`
}

/** The same of a row that is hidden with the folder that it lies in. */
export function filedState(column: string): RawBuilder<unknown> {
  const own = publishedState
  return sql`case when ${own} <> 'SHOWN' then ${own} when ${isFolderShown(column)} then 'SHOWN' else 'HELD' end`
}
