import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Filter, ListQuery } from '#contract/basics/list-query.ts'
import { filterSql, searchSql } from '#db/queries/basics/list.ts'
import type { ReadRows, SiteDb } from '#db/site-db.ts'
import type { Store } from './store.ts'

export type ListedRow = Record<string, unknown> & { id: number }

interface ListOptions {
  store: Store
  list: ListQuery
  locale: string
  /** What is told of each. */
  row: z.ZodObject
}

/** One page of what a list finds, and how much it finds. */
export async function listRecords(db: SiteDb, options: ListOptions): Promise<{ rows: ListedRow[]; total: number }> {
  if (options.list.filters.some(({ field }) => field === 'search')) return searchRecords(db, options)
  const found = foundSql(options)
  const { rows: counted } = await sql<{ total: string }>`select count(*) as total ${found}`.execute(db)
  const total = Number(counted[0]?.total ?? 0)
  if (total === 0) return { rows: [], total }
  const ids = await findIds(db, { options, only: pageSql(options) })
  return { rows: await tellRows(db, { options, ids }), total }
}

/** No index finds words: every row is looked at, once for the page and for how many there are. */
async function searchRecords(db: SiteDb, options: ListOptions): Promise<{ rows: ListedRow[]; total: number }> {
  const { expression, way } = orderOf(options)
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (select t.id, ${expression} as place ${foundSql(options)})
    select (select count(*)::integer from found) as total, array(
      select id::float8 from found order by place ${way} nulls last, id ${way} ${pageSql(options)}) as ids`.execute(db)
  const [{ total, ids } = { total: 0, ids: [] }] = rows
  return { rows: ids.length > 0 ? await tellRows(db, { options, ids }) : [], total }
}

function pageSql({ list: { nbItem, page } }: ListOptions): RawBuilder<unknown> {
  return nbItem === 'all' ? sql`` : sql`limit ${nbItem} offset ${(page - 1) * nbItem}`
}

/** So many are told at once: no statement takes long, however many there are. */
const AT_ONCE = 2_000

/** All that a list finds when it begins, in its order, some at a time. */
export async function* eachRecord(read: ReadRows, options: ListOptions): AsyncGenerator<ListedRow[]> {
  const ids = await read((db) => findIds(db, { options, only: sql`` }))
  for (let at = 0; at < ids.length; at += AT_ONCE)
    yield await read((db) => tellRows(db, { options, ids: ids.slice(at, at + AT_ONCE) }))
}

/** Which they are is found first: what is told of each may take long, and is not told of those on earlier pages. */
async function findIds(
  db: SiteDb,
  { options, only }: { options: ListOptions; only: RawBuilder<unknown> },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id::float8 as id ${foundSql(options)} order by ${orderSql(options)} ${only}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What a list tells of these. */
export async function tellRows(
  db: SiteDb,
  { options, ids }: { options: Pick<ListOptions, 'store' | 'locale' | 'row'>; ids: readonly number[] },
): Promise<ListedRow[]> {
  const { store, locale, row } = options
  const expressions = store.listed(locale)
  const columns = Object.keys(row.shape).map((name) => sql`${expressionOf(expressions, name)} as ${sql.ref(name)}`)
  const { rows } = await sql<ListedRow>`select t.id::float8 as id, ${sql.join(columns)}
    from ${sql.table(store.table)} as t where t.id = any (${[...ids]}::bigint[])`.execute(db)
  const placeById = new Map(ids.map((id, place) => [id, place]))
  return rows.sort((a, b) => (placeById.get(a.id) ?? 0) - (placeById.get(b.id) ?? 0))
}

function orderOf({ store, list: { orderBy }, locale }: ListOptions) {
  const { field, descending } = orderBy
  return { expression: expressionOf(store.listed(locale), field), way: sql.raw(descending ? 'desc' : 'asc') }
}

/** What is never null is ordered so that an index can be read from either end. */
function orderSql(options: ListOptions): RawBuilder<unknown> {
  const { field } = options.list.orderBy
  const shape = options.row.shape[field] as z.ZodType | undefined
  const mayBeNull = field !== 'id' && (shape?.safeParse(null).success ?? true)
  const { expression, way } = orderOf(options)
  return sql`${expression} ${way}${sql.raw(mayBeNull ? ' nulls last' : '')}, t.id ${way}`
}

function foundSql({ store, list, locale }: ListOptions): RawBuilder<unknown> {
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
