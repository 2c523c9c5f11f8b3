import type { ClientBase } from 'pg'
import type { StoredTable } from './stored-tables.ts'

/** A row as PostgreSQL writes it: each column as text. */
export type StoredRow = readonly (string | null)[]

const ROWS_AT_ONCE = 1_000

/** Begins to look: whatever is written from now on by others is not seen. Times and bytes read the same everywhere. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query(`begin transaction isolation level repeatable read read only;
    set local timezone = 'UTC'; set local bytea_output = 'hex'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'`)
}

/**
 * All rows of a table, a thousand at a time. Those of estates are read estate by estate, through the one policy that
 * there is: no right to step over row-level security is needed, and none is given.
 */
export async function* readRows(
  client: ClientBase,
  { table, siteIds }: { table: StoredTable; siteIds: readonly number[] },
): AsyncGenerator<StoredRow[]> {
  const { name, columns, key, isTenant } = table
  const texts = columns.map((column) => `${column.name}::text`).join(', ')
  const select = `select array[${texts}] as row from ${name}${key.length > 0 ? ` order by ${key.join(', ')}` : ''}`
  for (const siteId of isTenant ? siteIds : [null]) {
    await client.query(`set local app.site = '${siteId ?? ''}'`)
    yield* readWithCursor(client, select)
  }
}

async function* readWithCursor(client: ClientBase, select: string): AsyncGenerator<StoredRow[]> {
  await client.query(`declare backup_rows no scroll cursor for ${select}`)
  for (;;) {
    const { rows } = await client.query<{ row: StoredRow }>(`fetch ${ROWS_AT_ONCE} from backup_rows`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('close backup_rows')
}

/** How many rows a table has, or how many of them hold something in a column, counted by PostgreSQL itself. */
export async function countStoredRows(
  client: ClientBase,
  {
    table: { name, isTenant },
    siteIds,
    holding,
  }: { table: Pick<StoredTable, 'name' | 'isTenant'>; siteIds: readonly number[]; holding?: string },
): Promise<number> {
  let total = 0
  for (const siteId of isTenant ? siteIds : [null]) {
    await client.query(`set local app.site = '${siteId ?? ''}'`)
    const { rows } = await client.query<{ n: string }>(`select count(${holding ?? '*'}) as n from ${name}`)
    total += Number(rows[0]?.n ?? 0)
  }
  return total
}

export async function listSiteIds(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from platform.sites order by id')
  return rows.map(({ id }) => id)
}

export interface StoredSequence {
  name: string
  lastValue: string
}

/** Where the numbering of each table stands; those that have never counted are left out. */
export async function listSequences(client: ClientBase): Promise<StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue" from pg_sequences
    where schemaname in ('platform', 'estate') and last_value is not null order by 1`)
  return rows
}

interface NamedFile {
  siteId: number
  id: string
  kind: 'media' | 'customization' | 'form' | 'return' | 'layout'
  mimeType: string
}

/** The files that estates' rows name: where each lies in the storage, and of which type it is. */
export async function listNamedFiles(client: ClientBase, siteIds: readonly number[]) {
  const files: NamedFile[] = []
  for (const siteId of siteIds) {
    await client.query(`set local app.site = '${siteId}'`)
    const { rows } = await client.query(`
      select site_id as "siteId", id, 'media' as kind, mime_type as "mimeType" from estate.media
      union all select site_id, id, 'customization', mime_type from estate.customization_files
      union all select site_id, id, 'form', mime_type from estate.form_files
      union all select site_id, id, 'return', mime_type from estate.return_files
      union all select site_id, id::text, 'layout', 'image/webp' from estate.page_layouts where picture_hash is not null
      order by 3, 2`)
    files.push(...rows)
  }
  return files
}
