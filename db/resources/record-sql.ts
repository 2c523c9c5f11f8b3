import { type RawBuilder, sql } from 'kysely'
import type { Store, StoredBeside, StoredLinks, StoredParts, StoredRows } from './store.ts'

/** One thing as an expression over its table, which goes by `alias`: what is typed of it, parts and texts within. */
function recordSql(rows: StoredRows, alias: string): RawBuilder<unknown> {
  const entries: [string, RawBuilder<unknown>][] = Object.entries(rows.columns).map(([field, stored]) => [
    field,
    columnSql(alias, stored),
  ])
  if (rows.beside) entries.push(...besideSql(rows.beside, alias))
  if (rows.texts) entries.push(['texts', textsSql(rows.texts, alias)])
  for (const [field, links] of Object.entries(rows.links ?? {})) entries.push([field, linksSql(links, alias)])
  for (const [field, parts] of Object.entries(rows.parts ?? {})) entries.push([field, partsSql(parts, alias)])
  return objectSql(entries)
}

/** The id, the version and the whole of each thing of a store. Ids of books are longer than others, and reach us as numbers too. */
export function wholeSql(store: Store): RawBuilder<unknown> {
  const version = store.isUncounted ? sql`1` : sql`t.version`
  return sql`select t.id::float8 as id, ${version} as version, ${recordSql(store, 't')} as fields, ${factsSql(store)} as facts
    from ${sql.table(store.table)} as t where ${store.only ?? sql`true`}`
}

function factsSql({ facts = {} }: Store): RawBuilder<unknown> {
  return objectSql(Object.entries(facts))
}

function columnSql(alias: string, stored: StoredRows['columns'][string]): RawBuilder<unknown> {
  if (typeof stored === 'string') return sql.ref(`${alias}.${stored}`)
  const column = sql.ref(`${alias}.${stored.column}`)
  if (stored.as === 'clock') return sql`to_char(${column}, 'HH24:MI')`
  return stored.as === 'hundredths' ? sql`round(${column} / 100.0, 2)` : column
}

function besideSql({ table, key, columns }: StoredBeside, alias: string): [string, RawBuilder<unknown>][] {
  const inner = `${alias}_${table}`
  const where = sql`${sql.ref(`${inner}.${key}`)} = ${sql.ref(`${alias}.id`)}`
  return Object.entries(columns).map(([field, stored]) => [
    field,
    sql`(select ${columnSql(inner, stored)} from ${sql.table(table)} as ${sql.ref(inner)} where ${where})`,
  ])
}

function textsSql({ table, key, columns }: NonNullable<StoredRows['texts']>, alias: string): RawBuilder<unknown> {
  const inner = `${alias}_texts`
  const said = objectSql(Object.entries(columns).map(([field, column]) => [field, sql.ref(`${inner}.${column}`)]))
  return sql`(select coalesce(jsonb_object_agg(${sql.ref(`${inner}.locale`)}, ${said}), '{}')
    from ${sql.table(table)} as ${sql.ref(inner)} where ${sql.ref(`${inner}.${key}`)} = ${sql.ref(`${alias}.id`)})`
}

function linksSql({ table, key, to, order }: StoredLinks, alias: string): RawBuilder<unknown> {
  const inner = `${alias}_${table}`
  const sorted = sql.join([...(order ? [order] : []), to].map((column) => sql.ref(`${inner}.${column}`)))
  return sql`(select coalesce(jsonb_agg(${sql.ref(`${inner}.${to}`)} order by ${sorted}), '[]')
    from ${sql.table(table)} as ${sql.ref(inner)} where ${sql.ref(`${inner}.${key}`)} = ${sql.ref(`${alias}.id`)})`
}

function partsSql(parts: StoredParts, alias: string): RawBuilder<unknown> {
  const { table, key, order, sorted = [], keepsIds, without } = parts
  const inner = `${alias}_${table}`
  const by = sql.join([...(order ? [order] : []), ...sorted].map((column) => sql.ref(`${inner}.${column}`)))
  const told = keepsIds ? { ...parts, columns: { id: 'id', ...parts.columns } } : parts
  const ofThing = without ? sql`and ${sql.ref(`${inner}.${without}`)} is null` : sql``
  return sql`(select coalesce(jsonb_agg(${recordSql(told, inner)} order by ${by}), '[]')
    from ${sql.table(table)} as ${sql.ref(inner)}
    where ${sql.ref(`${inner}.${key}`)} = ${sql.ref(`${alias}.id`)} ${ofThing})`
}

/** PostgreSQL takes a hundred arguments at most. */
const MOST_ENTRIES = 50

function objectSql(entries: readonly (readonly [string, RawBuilder<unknown>])[]): RawBuilder<unknown> {
  const pieces: RawBuilder<unknown>[] = []
  for (let at = 0; at < entries.length || at === 0; at += MOST_ENTRIES) {
    const args = entries.slice(at, at + MOST_ENTRIES).flatMap(([name, value]) => [sql.lit(name), value])
    pieces.push(sql`jsonb_build_object(${sql.join(args)})`)
  }
  return sql.join(pieces, sql` || `)
}
