import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import { factsSql, recordSql } from './record-sql.ts'
import type { Store } from './store.ts'

export type Fields = Record<string, unknown>

/** One thing: what is typed of it, what is told besides, and how often it was changed. */
export interface StoredRecord {
  id: number
  version: number
  fields: Fields
  facts: Fields
}

/** Ids of books are longer than others, and reach us as numbers too. */
const headSql = ({ isUnchanging }: Store) =>
  sql`t.id::float8 as id, ${isUnchanging ? sql`1` : sql`t.version`} as version`

export async function readRecord(
  db: SiteDb,
  { store, id }: { store: Store; id: number },
): Promise<StoredRecord | null> {
  const { rows } = await sql<StoredRecord>`
    select ${headSql(store)}, ${recordSql(store, 't')} as fields, ${factsSql(store)} as facts
    from ${sql.table(store.table)} as t where t.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Those that are to be changed together, locked until they are; in the order of their ids, so that two never wait for each other. */
export async function lockRecords(
  db: SiteDb,
  { store, ids }: { store: Store; ids: readonly number[] },
): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select ${headSql(store)}, ${recordSql(store, 't')} as fields, ${factsSql(store)} as facts
    from ${sql.table(store.table)} as t where t.id = any (${[...ids]}::integer[]) order by t.id for update of t`.execute(
    db,
  )
  return rows
}
