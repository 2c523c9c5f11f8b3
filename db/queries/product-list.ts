import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Filter, ListQuery, Operator } from '#contract/list-query.ts'
import type { Tables } from '../schema.ts'
import type { SiteDb } from '../site-db.ts'
import { countRows, escapeLike } from './list.ts'

type Where = ExpressionBuilder<Tables, 'products' | 'product_texts'>
type Condition = ExpressionWrapper<Tables, never, SqlBool>

/** The ids of one page of products in their order, and how many there are in all. */
export async function findProductIds(
  db: SiteDb,
  locale: string,
  list: ListQuery,
): Promise<{ ids: number[]; total: number }> {
  const found = matchingProducts(db, locale, list.filters)
  const { nbItem, page, orderBy } = list
  const direction = orderBy.descending ? 'desc' : 'asc'
  const ordered = found
    .select('products.id')
    .orderBy(ORDERS[orderBy.field as keyof typeof ORDERS] ?? ORDERS.price, sql.raw(`${direction} nulls last`))
    .orderBy('products.id')
  const paged = nbItem === 'all' ? ordered : ordered.limit(nbItem).offset((page - 1) * nbItem)
  const [rows, total] = await Promise.all([paged.execute(), countRows(found)])
  return { ids: rows.map(({ id }) => id), total }
}

const ORDERS = {
  price: sql`products.from_price_cents`,
  name: sql`product_texts.name`,
  order: sql`products.position`,
  year: sql`(select max(vintages.year) from vintages where vintages.site_id = products.site_id and vintages.product_id = products.id)`,
  id: sql`products.id`,
} as const

/** Valid products that are told in this language and pass every filter. */
export function matchingProducts(db: SiteDb, locale: string, filters: readonly Filter[]) {
  let query = db
    .selectFrom('products')
    .innerJoin('product_texts', (on) =>
      on
        .onRef('product_texts.site_id', '=', 'products.site_id')
        .onRef('product_texts.product_id', '=', 'products.id')
        .on('product_texts.locale', '=', locale),
    )
    .where('products.is_valid', '=', true)
  for (const filter of filters) {
    const condition = PRODUCT_FILTERS[filter.field]
    if (condition) query = query.where((where) => condition(where, filter))
  }
  const ofOffer = filters.filter(({ field }) => field in OFFER_FILTERS)
  if (ofOffer.length > 0) query = query.where((where) => oneOffer(where, ofOffer))
  return query
}

const COMPARISON: Record<Exclude<Operator, 'equal' | 'different' | 'like'>, string> = {
  inferior: '<',
  inferior_or_equal: '<=',
  superior: '>',
  superior_or_equal: '>=',
}

/** A comparison of the list grammar; columns are our own SQL, values are always bound. */
function compare(column: ReturnType<typeof sql>, { operator, values }: Filter) {
  if (operator === 'equal') return sql<SqlBool>`${column} in (${sql.join(values)})`
  if (operator === 'different') return sql<SqlBool>`(${column} in (${sql.join(values)})) is not true`
  if (operator === 'like') return sql<SqlBool>`${column} ilike ${`%${escapeLike(String(values[0]))}%`}`
  return sql<SqlBool>`${column} ${sql.raw(COMPARISON[operator])} ${values[0]}`
}

/** Whether the product has one of the values; different means that it has none of them. */
function hasOne(found: ReturnType<typeof sql>, { operator }: Filter) {
  return operator === 'different' ? sql<SqlBool>`not exists (${found})` : sql<SqlBool>`exists (${found})`
}

const ofProduct = (table: string) =>
  sql.raw(`from ${table} where ${table}.site_id = products.site_id and ${table}.product_id = products.id`)

type ProductFilter = (where: Where, filter: Filter) => Condition | ReturnType<typeof sql<SqlBool>>

const PRODUCT_FILTERS: Readonly<Record<string, ProductFilter>> = {
  id: (_, filter) => compare(sql`products.id`, filter),
  name: (_, filter) => compare(sql`product_texts.name`, filter),
  kind: (_, filter) => {
    const isOne = sql<SqlBool>`(products.kind in (${sql.join(filter.values)}) or products.type in (${sql.join(filter.values)}))`
    return filter.operator === 'different' ? sql<SqlBool>`not ${isOne}` : isOne
  },
  colour: (_, filter) => compare(sql`products.colour`, filter),
  appellation: (_, filter) => compare(sql`products.appellation`, filter),
  dish: (_, filter) => {
    const isOne = sql<SqlBool>`products.dishes && array[${sql.join(filter.values)}]::text[]`
    return filter.operator === 'different' ? sql<SqlBool>`not (${isOne})` : isOne
  },
  grape: (_, filter) =>
    hasOne(sql`select ${ofProduct('product_grapes')} and product_grapes.grape in (${sql.join(filter.values)})`, filter),
  award: (_, filter) =>
    hasOne(sql`select ${ofProduct('awards')} and awards.medal in (${sql.join(filter.values)})`, filter),
  tags: (_, filter) =>
    hasOne(
      sql`select from product_tags
        join tags on tags.site_id = product_tags.site_id and tags.id = product_tags.tag_id
        where product_tags.site_id = products.site_id and product_tags.product_id = products.id
          and tags.slug in (${sql.join(filter.values)})`,
      filter,
    ),
}

/** Conditions that one and the same declination has to meet. Prices are asked in euros. */
const OFFER_FILTERS: Readonly<Record<string, (filter: Filter) => ReturnType<typeof sql<SqlBool>>>> = {
  vintage: (filter) => compare(sql`vintages.year`, filter),
  format: (filter) => compare(sql`offers.millilitres`, filter),
  price: (filter) => compare(sql`offers.final_cents / 100.0`, filter),
  priceBand: ({ values }) => sql<SqlBool>`(${sql.join(values.map(inBand), sql` or `)})`,
  inStock: ({ values }) => {
    const isThere = sql<SqlBool>`coalesce(offers.available > 0, true)`
    return values[0] ? isThere : sql<SqlBool>`not ${isThere}`
  },
}

function inBand(band: Filter['values'][number]) {
  const [from = '', until = ''] = String(band).split('-')
  if (!/^\d{1,6}$/.test(from) || !/^\d{0,6}$/.test(until)) return sql<SqlBool>`false`
  const least = sql<SqlBool>`offers.final_cents >= ${Number(from) * 100}`
  return until === '' ? least : sql<SqlBool>`(${least} and offers.final_cents < ${Number(until) * 100})`
}

function oneOffer(_: Where, filters: readonly Filter[]) {
  const conditions = filters.map((filter) => OFFER_FILTERS[filter.field]?.(filter) ?? sql<SqlBool>`true`)
  return sql<SqlBool>`exists (
    select from offers
    left join vintages on vintages.site_id = offers.site_id and vintages.id = offers.vintage_id
    where offers.site_id = products.site_id and offers.product_id = products.id and ${sql.join(conditions, sql` and `)}
  )`
}
