import { sql } from 'kysely'
import type { MediaPlace } from '#contract/media/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'
import { splitFilename } from '#rules/media/pictures.ts'
import { NAMING_COLUMNS, type NamingColumn, names } from './media-places.ts'

export interface MediaUse {
  place: MediaPlace
  /** The thing that shows it. */
  thing: number
}

/** Where a file is shown, each thing once. */
export async function findMediaUses(db: SiteDb, id: string): Promise<MediaUse[]> {
  const each = NAMING_COLUMNS.map(
    (column) => sql`select ${column.place}::text as place, ${sql.ref(column.thing)}::integer as thing
      from ${sql.table(column.table)} where ${names(column, id)}`,
  )
  const { rows } = await sql<MediaUse>`
    select distinct place, thing from (${sql.join(each, sql` union all `)}) used order by place, thing`.execute(db)
  return rows
}

interface NamedFile {
  id: string
  filename: string
}

/** Names another file wherever this one is named, and tells where that was. */
export async function replaceMedia(db: SiteDb, { from, by }: { from: NamedFile; by: NamedFile }): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const column of NAMING_COLUMNS) {
    const { place, table, thing } = column
    const { rows } = await sql<{ thing: number }>`
      update ${sql.table(table)} set ${sql.ref(column.column)} = ${renamed(column, { from, by })}
      where ${names(column, from.id)} returning ${sql.ref(thing)}::integer as thing`.execute(db)
    for (const row of rows) uses.push({ place, thing: row.thing })
  }
  return uses
}

/** An address of the image service has the file's own name and ending behind the id: all of it is another's. */
function renamed({ column, holds }: NamingColumn, { from, by }: { from: NamedFile; by: NamedFile }) {
  if (holds === 'id') return sql`${by.id}`
  const [old, own] = [splitFilename(from.filename), splitFilename(by.filename)]
  const steps = [
    [`original/${from.id}/${old.name}.${old.ending}`, `original/${by.id}/${own.name}.${own.ending}`],
    [`${from.id}/${old.name}.`, `${by.id}/${own.name}.`],
    [from.id, by.id],
  ] as const
  const text = steps.reduce((told, [was, is]) => sql`replace(${told}, ${was}, ${is})`, sql`${sql.ref(column)}::text`)
  return holds === 'json' ? sql`(${text})::jsonb` : text
}
