import { sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isKeptInTrash, listReferences, parentsFirst, type TableReference } from './table-references.ts'

type TableName = keyof Tables
type Row = Record<string, unknown>

/** All that goes when a row is removed, and what forgets it. */
export const Snapshot = z.object({
  tables: z.array(z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
  /** Of rows that stay: the column that pointed to what goes. */
  forgets: z.array(z.object({ table: z.string(), column: z.string(), row: z.record(z.string(), z.unknown()) })),
})
export type Snapshot = z.infer<typeof Snapshot>

/** What a removal will take along, read before it happens. */
export async function takeSnapshot(db: SiteDb, { table, id }: { table: TableName; id: number }): Promise<Snapshot> {
  const references = await listReferences(db)
  const found = new Map<TableName, Map<string, Row>>()
  const forgets: Snapshot['forgets'] = []
  const open = [{ table, rows: await rowsWhere(db, { table, column: 'id', values: [id] }) }]
  for (let next = open.shift(); next; next = open.shift()) {
    const fresh = addRows(found, next)
    if (fresh.length === 0) continue
    for (const reference of references.filter(({ parent }) => parent === next.table)) {
      const rows = await pointingRows(db, { reference, parents: fresh })
      if (reference.onRemoval === 'goes') open.push({ table: reference.child, rows })
      else forgets.push(...rows.map((row) => ({ table: reference.child, column: reference.column, row })))
    }
  }
  const tables = parentsFirst([...found.keys()], references)
  return {
    tables: tables.map((name) => ({ table: name, rows: [...(found.get(name)?.values() ?? [])] })),
    forgets: forgets.filter(({ table: name, row }) => !found.get(name as TableName)?.has(JSON.stringify(row))),
  }
}

/** Those that were not there yet: a row may be reached in several ways. */
function addRows(found: Map<TableName, Map<string, Row>>, { table, rows }: { table: TableName; rows: Row[] }): Row[] {
  const known = found.get(table) ?? new Map<string, Row>()
  const fresh = rows.filter((row) => !known.has(JSON.stringify(row)))
  for (const row of fresh) known.set(JSON.stringify(row), row)
  if (known.size > 0) found.set(table, known)
  return fresh
}

/** What points to these rows, where that is kept; what keeps them from being removed is none of our business. */
async function pointingRows(
  db: SiteDb,
  { reference, parents }: { reference: TableReference; parents: readonly Row[] },
): Promise<Row[]> {
  const { child, column, parentColumn, onRemoval } = reference
  if (onRemoval === 'refuses' || !isKeptInTrash(child)) return []
  return rowsWhere(db, { table: child, column, values: parents.map((row) => row[parentColumn]) })
}

interface RowsOf {
  table: TableName
  column: string
  values: readonly unknown[]
}

async function rowsWhere(db: SiteDb, { table, column, values }: RowsOf): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t
    where t.${sql.ref(column)}::text = any (${values.map(String)}::text[])`.execute(db)
  return rows.map(({ row }) => row)
}
