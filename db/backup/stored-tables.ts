import type { ClientBase } from 'pg'

export interface StoredTable {
  /** Ready to stand in SQL: `estate.orders`. */
  name: string
  /** Whether its rows belong to estates, and obey row-level security. */
  isTenant: boolean
  /** Those that are written; generated ones make themselves. Names are ready to stand in SQL. */
  columns: readonly { name: string; type: string }[]
  /** Its primary key: rows are read in this order, so that the same rows make the same file. */
  key: readonly string[]
}

interface TableRow extends StoredTable, Referring {}

interface Referring {
  name: string
  refersTo: string[]
}

/** Every table that keeps something, those that others refer to first. What is unlogged may be lost. */
export async function listStoredTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<TableRow>(`
    select format('%I.%I', nspname, relname) as name, nspname = 'estate' as "isTenant",
      (select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select array_agg(quote_ident(attname) order by array_position(conkey, attnum)) from pg_constraint join pg_attribute
        on attrelid = conrelid and attnum = any (conkey) where conrelid = pg_class.oid and contype = 'p') as key,
      (select coalesce(array_agg(distinct confrelid::regclass::text), '{}') from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relpersistence = 'p' and nspname in ('platform', 'estate')
    order by 1`)
  return inOrderOfReference(rows).map(({ refersTo: _, ...table }) => table)
}

/** A row can only be written after those it refers to. */
export function inOrderOfReference<Table extends Referring>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const done = new Set<string>()
  let waiting = [...tables]
  while (waiting.length > 0) {
    const free = waiting.filter(({ refersTo }) => refersTo.every((name) => done.has(name)))
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    for (const { name } of free) done.add(name)
    waiting = waiting.filter(({ name }) => !done.has(name))
  }
  return ordered
}
