import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

interface Table {
  name: string
  bytes: string[]
}

/** Every table that PostgreSQL knows, with its columns of bytes. */
async function listTables(admin: Pool): Promise<Table[]> {
  const { rows } = await admin.query<Table>(`
    select format('%I.%I', nspname, relname) as name,
      coalesce((select array_agg(quote_ident(attname)) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and atttypid = 'bytea'::regtype), '{}') as bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')
    order by 1`)
  return rows
}

/** In which tables a value stands, in any column of any kind, however it is capitalised. */
export async function tablesWith(admin: Pool, value: string): Promise<string[]> {
  const found: string[] = []
  for (const { name, bytes } of await listTables(admin)) {
    const inBytes = bytes.map((column) => ` or position(convert_to($1, 'UTF8') in ${column}) > 0`).join('')
    const { rowCount } = await admin.query(
      `select from ${name} as its_whole_row where strpos(lower(to_jsonb(its_whole_row)::text), lower($1::text)) > 0${inBytes} limit 1`,
      [value],
    )
    if (rowCount) found.push(name)
  }
  return found
}

/** Which files below a folder hold a value. */
export function filesWith(folder: string, value: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(value))
}
