import { sql } from 'kysely'
import { inOrderOfReference } from '#db/backup/stored-tables.ts'
import { readMigrations } from '#db/migrate.ts'
import type { SiteDb } from '#db/site-db.ts'
import { EXPORTED_TABLES, type ExportedTable } from './exported-tables.ts'

/** A table as an export holds it, and as an import writes it. */
export interface TravellingTable {
  /** Without its schema, as files are named: `orders`. */
  name: string
  /** Ready to stand in SQL: `estate.orders`. */
  place: string
  /** Those in the file. `site_id` is none of them: it is another elsewhere. */
  columns: readonly string[]
  key: readonly string[]
  /** Those that name another row of the same table. */
  selfReferences: readonly string[]
  /** Whether its `id` counts by itself. */
  countsIds: boolean
  rules: ExportedTable
}

interface CatalogueRow {
  name: string
  place: string
  columns: string[]
  key: string[]
  selfReferences: string[] | null
  countsIds: boolean
  refersTo: string[]
}

const ROWS_AT_ONCE = 1_000

/** Begins to look, as the first statement of a transaction: what others write from now on is not seen. */
export async function beginExport(db: SiteDb): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(db)
  await beginTravel(db)
}

/** Times and bytes are written and read in the same way everywhere. */
export async function beginTravel(db: SiteDb): Promise<void> {
  for (const setting of [`timezone = 'UTC'`, `bytea_output = 'hex'`, `datestyle = 'ISO'`, `intervalstyle = 'postgres'`])
    await sql.raw(`set local ${setting}`).execute(db)
}

/** The tables that leave with an estate, those that others refer to first. */
export async function listTravellingTables(db: SiteDb): Promise<TravellingTable[]> {
  const { rows } = await sql<CatalogueRow>`
    select relname as name, nspname || '.' || relname as place,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(attname order by array_position(conkey, attnum)) from pg_constraint join pg_attribute
        on attrelid = conrelid and attnum = any (conkey) where conrelid = pg_class.oid and contype = 'p') as key,
      (select json_agg(distinct attname) from pg_constraint join pg_attribute
        on attrelid = conrelid and attnum = any (conkey)
        where conrelid = pg_class.oid and contype = 'f' and confrelid = conrelid and attname <> 'site_id') as "selfReferences",
      exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'id' and attidentity <> '') as "countsIds",
      (select coalesce(json_agg(distinct target.relname), '[]') from pg_constraint
        join pg_class target on target.oid = confrelid
        join pg_namespace home on home.oid = target.relnamespace and home.nspname = 'estate'
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('platform', 'estate')
    order by 1`.execute(db)
  const travelling = rows.flatMap((row) => {
    const rules = rulesOf(row.name)
    return rules ? [{ ...row, rules }] : []
  })
  return inOrderOfReference(travelling).map(({ refersTo: _, columns, selfReferences, rules, ...table }) => ({
    ...table,
    columns: columns.filter((column) => column !== 'site_id' && !rules.without?.includes(column)),
    selfReferences: selfReferences ?? [],
    rules,
  }))
}

function rulesOf(name: string): ExportedTable | null {
  const rules = (EXPORTED_TABLES as Readonly<Record<string, ExportedTable | string>>)[name]
  return typeof rules === 'object' ? rules : null
}

/** The estate's rows of a table, each as a line of JSON, a thousand at a time. */
export async function* readLines(
  db: SiteDb,
  { place, columns, key, rules }: TravellingTable,
): AsyncGenerator<string[]> {
  // What all estates share obeys no policy: it is asked for the estate's by name.
  const select = `select row_to_json(one)::text as line from (
    select ${columns.join(', ')} from ${place}
    where site_id = estate.current_site() and (${rules.where ?? 'true'}) order by ${key.join(', ')}) one`
  await sql.raw(`declare exported no scroll cursor for ${select}`).execute(db)
  for (;;) {
    const { rows } = await sql.raw<{ line: string }>(`fetch ${ROWS_AT_ONCE} from exported`).execute(db)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql.raw('close exported').execute(db)
}

/** The last step that the database takes: rows fit into one that has taken the same. */
export async function lastMigration(): Promise<string> {
  return (await readMigrations()).at(-1)?.name ?? ''
}

type FileKind = 'media' | 'customization' | 'form' | 'return'

export interface NamedFile {
  kind: FileKind
  id: string
  mimeType: string
}

/** The files that the estate's rows name. */
export async function listEstateFiles(db: SiteDb): Promise<NamedFile[]> {
  const { rows } = await sql<NamedFile>`
    select 'media' as kind, id, mime_type as "mimeType" from estate.media
    union all select 'customization', id, mime_type from estate.customization_files
    union all select 'form', id, mime_type from estate.form_files
    union all select 'return', id, mime_type from estate.return_files order by 1, 2`.execute(db)
  return rows
}
