import { type RawBuilder, sql } from 'kysely'
import type { Filter, ListQuery } from '#contract/basics/list-query.ts'
import { filterSql, searchSql } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Store } from './store.ts'

export type ListedRow = Record<string, unknown> & { id: number }

interface ListOptions {
  store: Store
  list: ListQuery
  locale: string
  /** What is told of each, by the names of the resource's row. */
  told: readonly string[]
}

export async function listRecords(
  db: SiteDb,
  { store, list, locale, told }: ListOptions,
): Promise<{ rows: ListedRow[]; total: number }> {
  const found = foundSql({ store, list, locale })
  const { rows: counted } = await sql<{ total: string }>`select count(*) as total ${found}`.execute(db)
  const total = Number(counted[0]?.total ?? 0)
  if (total === 0) return { rows: [], total }
  const expressions = store.listed(locale)
  const { field, descending } = list.orderBy
  const order = sql`${expressionOf(expressions, field)} ${sql.raw(descending ? 'desc' : 'asc')} nulls last, t.id`
  const page = list.nbItem === 'all' ? sql`` : sql`limit ${list.nbItem} offset ${(list.page - 1) * list.nbItem}`
  const columns = told.map((name) => sql`${expressionOf(expressions, name)} as ${sql.ref(name)}`)
  const { rows } = await sql<ListedRow>`
    select t.id::float8 as id, ${sql.join(columns)} ${found} order by ${order} ${page}`.execute(db)
  return { rows, total }
}

function foundSql({ store, list, locale }: Omit<ListOptions, 'told'>): RawBuilder<unknown> {
  const expressions = store.listed(locale)
  const conditions = list.filters.map((filter) => conditionSql({ store, filter, expressions, locale }))
  const where = sql.join([store.only ?? sql`true`, ...conditions], sql` and `)
  return sql`from ${sql.table(store.table)} as t where ${where}`
}

interface ConditionOptions {
  store: Store
  filter: Filter
  expressions: Readonly<Record<string, RawBuilder<unknown>>>
  locale: string
}

function conditionSql({ store, filter, expressions, locale }: ConditionOptions): RawBuilder<unknown> {
  if (filter.field === 'search') return searchSql(store.searched?.(locale) ?? [], String(filter.values[0] ?? ''))
  const own = store.conditions?.[filter.field]
  if (own) return own(filter)
  return filterSql(expressionOf({ ...expressions, ...store.narrowed }, filter.field), filter)
}

function expressionOf(expressions: ConditionOptions['expressions'], name: string): RawBuilder<unknown> {
  if (name === 'id') return sql`t.id`
  const expression = expressions[name]
  if (!expression) throw new Error(`No expression tells ${name}.`)
  return expression
}
