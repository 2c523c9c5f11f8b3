import { sql } from 'kysely'
import { EXPORTED_TABLES } from '#db/exports/exported-tables.ts'
import { PERSONAL_DATA } from '#db/queries/privacy/personal-data.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type TableName = keyof Tables

/** A column by which rows of one table belong to rows of another. */
export interface TableReference {
  child: TableName
  column: string
  parent: TableName
  parentColumn: string
  /** Of a row that it points to and that is removed: its own row goes too, or only forgets it. */
  onRemoval: 'goes' | 'forgets' | 'refuses'
}

/** How the tables of an estate hang together, as PostgreSQL knows it: a new table needs no line here. */
export async function listReferences(db: SiteDb): Promise<TableReference[]> {
  const { rows } = await sql<TableReference>`
    select child.relname as child, own.attname as column, parent.relname as parent, other.attname as "parentColumn",
      case confdeltype when 'c' then 'goes' when 'n' then 'forgets' else 'refuses' end as "onRemoval"
    from pg_constraint
    join pg_namespace on pg_namespace.oid = connamespace and nspname = 'estate'
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid and parent.relnamespace = connamespace
    cross join lateral unnest(conkey, confkey) as pair (own_place, other_place)
    join pg_attribute own on own.attrelid = conrelid and own.attnum = pair.own_place and own.attname <> 'site_id'
    join pg_attribute other on other.attrelid = confrelid and other.attnum = pair.other_place
    where contype = 'f'
    order by 1, 2
  `.execute(db)
  return rows
}

/** What tells of people goes at once, and what the database makes by itself it makes anew. */
export function isKeptInTrash(table: TableName): boolean {
  return PERSONAL_DATA[table] === null && typeof EXPORTED_TABLES[table] === 'object'
}

/** Those first that others belong to. Where tables belong to each other, as they come. */
export function parentsFirst(tables: readonly TableName[], references: readonly TableReference[]): TableName[] {
  const left = new Set(tables)
  const sorted: TableName[] = []
  while (left.size > 0) {
    const free = [...left].filter((table) =>
      references.every(({ child, parent }) => child !== table || parent === table || !left.has(parent)),
    )
    const next = free.length > 0 ? free : [...left].slice(0, 1)
    for (const table of next) left.delete(table)
    sorted.push(...next)
  }
  return sorted
}
