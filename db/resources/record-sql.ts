import { type RawBuilder, sql } from 'kysely'
import type { Store, StoredRows } from './store.ts'

/** One thing as an expression over its table, which goes by `alias`: what is typed of it, parts and texts within. */
function recordSql(rows: StoredRows, alias: string): RawBuilder<unknown> {
  const entries: [string, RawBuilder<unknown>][] = Object.entries(rows.columns).map(([field, stored]) => [
    field,
    columnSql(alias, stored),
  ])
  if (rows.texts) entries.push(['texts', textsSql(rows.texts, alias)])
  for (const [field, parts] of Object.entries(rows.parts ?? {})) entries.push([field, partsSql(parts, alias)])
  return objectSql(entries)
}

/** The id, the version and the whole of each thing of a store. */
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

function textsSql({ table, key, columns }: NonNullable<StoredRows['texts']>, alias: string): RawBuilder<unknown> {
  const inner = `${alias}_texts`
  const said = objectSql(Object.entries(columns).map(([field, column]) => [field, sql.ref(`${inner}.${column}`)]))
  return sql`(select coalesce(jsonb_object_agg(${sql.ref(`${inner}.locale`)}, ${said}), '{}')
    from ${sql.table(table)} as ${sql.ref(inner)} where ${sql.ref(`${inner}.${key}`)} = ${sql.ref(`${alias}.id`)})`
}

function partsSql(parts: NonNullable<StoredRows['parts']>[string], alias: string): RawBuilder<unknown> {
  const inner = `${alias}_${parts.table}`
  const order = [...(parts.order ? [parts.order] : []), ...(parts.sorted ?? [])]
  const sorted = sql.join(order.map((column) => sql.ref(`${inner}.${column}`)))
  return sql`(select coalesce(jsonb_agg(${recordSql(parts, inner)} order by ${sorted}), '[]')
    from ${sql.table(parts.table)} as ${sql.ref(inner)} where ${sql.ref(`${inner}.${parts.key}`)} = ${sql.ref(`${alias}.id`)})`
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
