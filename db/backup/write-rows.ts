import type { ClientBase } from 'pg'
import type { StoredRow, StoredSequence } from './read-rows.ts'
import type { StoredTable } from './stored-tables.ts'

/**
 * Nothing happens because of a row that is put back: what it once set off was put back too. Estates' rows pass their
 * policy as any others; no row-level security is switched off.
 */
export async function beginWriting(client: ClientBase, tables: readonly StoredTable[]): Promise<void> {
  await client.query(
    `begin; set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'`,
  )
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  for (const { name, isTenant } of tables.toReversed()) if (!isTenant) await client.query(`delete from ${name}`)
}

export async function writeRows(
  client: ClientBase,
  { table, rows }: { table: StoredTable; rows: readonly StoredRow[] },
): Promise<void> {
  const { name, columns } = table
  const names = columns.map((column) => column.name)
  const casts = columns.map((column, at) => `given.c${at}::${column.type}`)
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`)
  const given = columns.map((_, at) => `c${at}`)
  const insert = `insert into ${name} (${names.join(', ')}) overriding system value
    select ${casts.join(', ')} from unnest(${arrays.join(', ')}) as given (${given.join(', ')})`
  for (const { siteId, own } of bySite(table, rows)) {
    await client.query(`set local app.site = '${siteId ?? ''}'`)
    await client.query(
      insert,
      columns.map((_, at) => own.map((row) => row[at] ?? null)),
    )
  }
}

export async function endWriting(
  client: ClientBase,
  { tables, sequences }: { tables: readonly StoredTable[]; sequences: readonly StoredSequence[] },
): Promise<void> {
  for (const { name, lastValue } of sequences) await client.query('select setval($1::regclass, $2)', [name, lastValue])
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
  await client.query('commit')
}

/** Neighbours of the same estate, in their order. */
function bySite({ isTenant, columns }: StoredTable, rows: readonly StoredRow[]) {
  const at = isTenant ? columns.findIndex(({ name }) => name === 'site_id') : -1
  const groups: { siteId: number | null; own: StoredRow[] }[] = []
  for (const row of rows) {
    const siteId = at < 0 ? null : Number(row[at])
    const last = groups.at(-1)
    if (last?.siteId === siteId) last.own.push(row)
    else groups.push({ siteId, own: [row] })
  }
  return groups
}
