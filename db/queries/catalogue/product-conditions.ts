import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filter, FilterValue, Operator } from '#contract/basics/list-query.ts'
import type { productList } from '#contract/catalogue/products.ts'
import { PLANNED_ANEW } from '#db/site-db.ts'

export type Condition = RawBuilder<SqlBool>

/** Before every statement on a whole catalogue. */
export const anew = sql.raw(PLANNED_ANEW)

const LARGEST_INTEGER = 2_147_483_647

const COMPARISON: Record<Exclude<Operator, 'equal' | 'different' | 'like'>, string> = {
  inferior: '<',
  inferior_or_equal: '<=',
  superior: '>',
  superior_or_equal: '>=',
}

/** All of them; true when there is none. */
export function every(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

export function some(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}

/** Lists travel as one array, so that a statement is the same for one value and for fifty. */
const texts = (values: readonly FilterValue[]) => sql`${values.map(String)}::text[]`
const numbers = (values: readonly FilterValue[]) => sql`${values.map(String)}::numeric[]`
/** Whole numbers that an id can be; nothing else is equal to one. */
const ids = (values: readonly FilterValue[]) =>
  sql`${values.filter((value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER)}::int[]`

/** Different means none of the values, and nothing at all is different from each. */
function negatedIf({ operator }: Filter, isOne: Condition): Condition {
  return operator === 'different' ? sql<SqlBool>`(${isOne}) is not true` : isOne
}

function compareNumber(column: RawBuilder<unknown>, filter: Filter): Condition {
  const { operator, values } = filter
  if (operator === 'equal' || operator === 'different' || operator === 'like') {
    return negatedIf(filter, sql<SqlBool>`${column} = any (${numbers(values)})`)
  }
  return sql<SqlBool>`${column} ${sql.raw(COMPARISON[operator])} ${String(values[0])}::numeric`
}

const ofProduct = (table: string) =>
  sql.raw(`from ${table} where ${table}.site_id = products.site_id and ${table}.product_id = products.id`)

/** Conditions on a product; each stands for all that was asked in its field. */
type FilterName = keyof (typeof productList)['filters']
type OfferFilter = 'vintage' | 'format' | 'price' | 'priceBand' | 'inStock'
/** A filter of the list without its condition does not compile; the search is made apart, and facets narrow nothing. */
type ProductFilter = Exclude<FilterName, OfferFilter | 'search' | 'facets'>
type Conditions<Name extends FilterName> = Readonly<Record<Name, (filter: Filter) => Condition>>

export const PRODUCT_FILTERS: Conditions<ProductFilter> = {
  id: (filter) => negatedIf(filter, sql<SqlBool>`products.id = any (${ids(filter.values)})`),
  name: (filter) => nameCondition(filter),
  kind: (filter) => {
    const asked = texts(filter.values)
    return negatedIf(filter, sql<SqlBool>`(products.kind = any (${asked}) or products.type = any (${asked}))`)
  },
  colour: (filter) => negatedIf(filter, sql<SqlBool>`products.colour = any (${texts(filter.values)})`),
  appellation: (filter) => negatedIf(filter, sql<SqlBool>`products.appellation = any (${texts(filter.values)})`),
  dish: (filter) => negatedIf(filter, sql<SqlBool>`products.dishes && ${texts(filter.values)}`),
  grape: (filter) =>
    negatedIf(
      filter,
      sql<SqlBool>`exists (select ${ofProduct('product_grapes')} and product_grapes.grape = any (${texts(filter.values)}))`,
    ),
  award: (filter) =>
    negatedIf(
      filter,
      sql<SqlBool>`exists (select ${ofProduct('awards')} and awards.medal = any (${texts(filter.values)}))`,
    ),
  tags: (filter) =>
    negatedIf(
      filter,
      sql<SqlBool>`exists (
        select from product_tags
        join tags on tags.site_id = product_tags.site_id and tags.id = product_tags.tag_id
        where product_tags.site_id = products.site_id and product_tags.product_id = products.id
          and tags.slug = any (${texts(filter.values)}))`,
    ),
}

function nameCondition(filter: Filter): Condition {
  const { operator, values } = filter
  if (operator === 'like') {
    const asked = sql`platform.plain(${String(values[0])})`
    return sql<SqlBool>`strpos(product_search.plain_name, ${asked}) > 0`
  }
  return negatedIf(
    filter,
    sql<SqlBool>`exists (
      select ${ofProduct('product_texts')} and product_texts.locale = product_search.locale
        and product_texts.name = any (${texts(values)}))`,
  )
}

/** Whether one lot of it can be had, as a product says of itself. */
export const IN_STOCK = sql<SqlBool>`(offers.available is null or offers.available >= offers.sell_by_multiple_of)`

/** Conditions that one and the same declination has to meet. Prices are asked in euros. */
export const OFFER_FILTERS: Conditions<OfferFilter> = {
  vintage: (filter) => compareNumber(sql`offers.year`, filter),
  format: (filter) => compareNumber(sql`offers.millilitres`, filter),
  price: (filter) => compareNumber(sql`(offers.final_cents / 100.0)`, filter),
  priceBand: ({ values }) => some(values.map(inBand)),
  inStock: ({ values }) => some(values.map((isThere) => (isThere ? IN_STOCK : sql<SqlBool>`not ${IN_STOCK}`))),
}

function inBand(band: FilterValue): Condition {
  const bounds = readBand(String(band))
  if (!bounds) return sql<SqlBool>`false`
  const least = sql<SqlBool>`offers.final_cents >= ${bounds.from}::int`
  return bounds.until === null ? least : every([least, sql<SqlBool>`offers.final_cents < ${bounds.until}::int`])
}

/** `10-20` in cents; `60-` has no upper bound. */
export function readBand(band: string): { from: number; until: number | null } | null {
  const [, from, until] = /^(\d{1,6})-(\d{0,6})$/.exec(band) ?? []
  if (from === undefined || until === undefined) return null
  return { from: Number(from) * 100, until: until === '' ? null : Number(until) * 100 }
}

/** The conditions of those filters that a table knows. */
export function conditionsIn(
  table: Readonly<Record<string, (filter: Filter) => Condition>>,
  filters: readonly Filter[],
): Condition[] {
  return filters.flatMap((filter) => (Object.hasOwn(table, filter.field) ? (table[filter.field]?.(filter) ?? []) : []))
}
