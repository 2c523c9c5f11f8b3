import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { Snapshot } from './snapshot.ts'
import { listReferences, type TableReference } from './table-references.ts'

type Row = Record<string, unknown>

/**
 * Puts the rows back as they were, with their ids, and lets those point to them again that forgot them. What has gone
 * meanwhile takes along what would have gone with it.
 */
export async function bringBack(db: SiteDb, { tables, forgets }: Snapshot): Promise<void> {
  const references = await listReferences(db)
  const columns = await writtenColumns(
    db,
    tables.map(({ table }) => table),
  )
  for (const { table, rows } of tables) {
    const own = references.filter(({ child, parent }) => child === table && parent !== table)
    const names = sql.join((columns.get(table) ?? []).map((name) => sql.ref(name)))
    const kept = JSON.stringify(await stillPossible(db, { rows, references: own }))
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${kept}::jsonb)`.execute(db)
  }
  for (const { table, column, row } of forgets) await pointAgain(db, { table, column, row })
}

interface PossibleRows {
  rows: Row[]
  references: readonly TableReference[]
}

/** As if the rows had been there when what they point to was removed; what would have kept it from going is refused. */
async function stillPossible(db: SiteDb, { rows, references }: PossibleRows): Promise<Row[]> {
  let left = rows
  for (const { column, parent, parentColumn, onRemoval } of references) {
    if (onRemoval === 'refuses') continue
    const values = left.flatMap((row) => (row[column] === null ? [] : [String(row[column])]))
    const { rows: found } = await sql<{ value: string }>`
      select distinct t.${sql.ref(parentColumn)}::text as value from ${sql.table(parent)} as t
      where t.${sql.ref(parentColumn)}::text = any (${values}::text[])`.execute(db)
    const there = new Set(found.map(({ value }) => value))
    const isThere = (row: Row) => row[column] === null || there.has(String(row[column]))
    left =
      onRemoval === 'goes' ? left.filter(isThere) : left.map((row) => (isThere(row) ? row : { ...row, [column]: null }))
  }
  return left
}

/** Unless it points elsewhere by now. */
async function pointAgain(db: SiteDb, { table, column, row }: Snapshot['forgets'][number]): Promise<void> {
  const { [column]: value, ...others } = row
  const names = 'id' in others ? ['id'] : Object.keys(others).filter((name) => name.endsWith('_id'))
  const key = JSON.stringify(Object.fromEntries(names.map((name) => [name, others[name]])))
  await sql`update ${sql.table(table)} as t set ${sql.ref(column)} = ${value}
    where t.${sql.ref(column)} is null and to_jsonb(t) @> ${key}::jsonb`.execute(db)
}

/** What the database works out by itself cannot be written. */
async function writtenColumns(db: SiteDb, tables: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname::text as table, array_agg(attname::text order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'estate'::regnamespace and relname = any (${[...tables]}::text[])
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by 1
  `.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}
