import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filter, FilterValue, Operator } from '#contract/basics/list-query.ts'
import { PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import type { productList } from '#contract/catalogue/products.ts'
import { PLANNED_ANEW } from '#db/site-db.ts'

export type Condition = RawBuilder<SqlBool>

/** Before every statement on a whole catalogue. */
export const anew = sql.raw(PLANNED_ANEW)

const LARGEST_INTEGER = 2_147_483_647

const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER

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
/** Whole numbers that a column can hold; nothing else is equal to one. */
export const wholeValues = (values: readonly FilterValue[]): number[] =>
  values.filter((value) => typeof value === 'number').filter(isWhole)
const wholes = (values: readonly FilterValue[]) => sql`${wholeValues(values)}::int[]`
const numbers = (values: readonly FilterValue[]) => sql`${values.map(String)}::numeric[]`
/** Different means none of the values, and nothing at all is different from each. */
function negatedIf({ operator }: Filter, isOne: Condition): Condition {
  return operator === 'different' ? sql<SqlBool>`(${isOne}) is not true` : isOne
}

/** As compareNumber, of a column of whole numbers: telling that two are the same takes no other type. */
function compareWhole(column: RawBuilder<unknown>, filter: Filter): Condition {
  const { operator, values } = filter
  if (operator !== 'equal' && operator !== 'different') return compareNumber(column, filter)
  return negatedIf(filter, sql<SqlBool>`${column} = any (${wholes(values)})`)
}

function compareNumber(column: RawBuilder<unknown>, filter: Filter): Condition {
  const { operator, values } = filter
  if (operator === 'equal' || operator === 'different' || operator === 'like') {
    return negatedIf(filter, sql<SqlBool>`${column} = any (${numbers(values)})`)
  }
  return sql<SqlBool>`${column} ${sql.raw(COMPARISON[operator])} ${String(values[0])}::numeric`
}

/** What is asked is turned into cents once, instead of each price into euros. */
function comparePrice(filter: Filter): Condition {
  const { operator, values } = filter
  if (operator === 'equal' || operator === 'different' || operator === 'like') {
    const asked = sql`array(select 100 * euros from unnest(${numbers(values)}) euros)`
    return negatedIf(filter, sql<SqlBool>`offers.final_cents = any (${asked})`)
  }
  const bound = sql.raw(WHOLE_BOUND[operator])
  return sql<SqlBool>`offers.final_cents ${sql.raw(COMPARISON[operator])} (
    select least(greatest(${bound}(100 * ${String(values[0])}::numeric), -1), ${sql.lit(LARGEST_INTEGER)})::int)`
}

/** Whole cents are compared with whole cents. */
const WHOLE_BOUND: typeof COMPARISON = {
  inferior: 'ceil',
  inferior_or_equal: 'floor',
  superior: 'floor',
  superior_or_equal: 'ceil',
}

type FilterName = keyof (typeof productList)['filters']
type OfferFilter = 'vintage' | 'format' | 'price' | 'priceBand' | 'inStock'
/** A filter of the list without its condition does not compile; the search is made apart, and facets narrow nothing. */
type ProductFilter = Exclude<FilterName, OfferFilter | 'search' | 'facets'>
type Conditions<Name extends FilterName> = Readonly<Record<Name, (filter: Filter) => Condition>>

/** Conditions on a row of listed products. */
export const PRODUCT_FILTERS: Conditions<ProductFilter> = {
  id: (filter) => negatedIf(filter, sql<SqlBool>`listed.product_id = any (${wholes(filter.values)})`),
  name: (filter) => nameCondition(filter),
  kind: (filter) => {
    const asked = texts(filter.values)
    return negatedIf(filter, sql<SqlBool>`(listed.kind = any (${asked}) or listed.type = any (${asked}))`)
  },
  colour: (filter) => negatedIf(filter, sql<SqlBool>`listed.colour = any (${texts(filter.values)})`),
  appellation: (filter) => negatedIf(filter, sql<SqlBool>`listed.appellation = any (${texts(filter.values)})`),
  dish: (filter) => negatedIf(filter, sql<SqlBool>`listed.dishes && ${texts(filter.values)}`),
  grape: (filter) => negatedIf(filter, sql<SqlBool>`listed.grapes && ${texts(filter.values)}`),
  award: (filter) => negatedIf(filter, sql<SqlBool>`listed.medals && ${texts(filter.values)}`),
  tags: (filter) => negatedIf(filter, sql<SqlBool>`listed.tags && ${texts(filter.values)}`),
}

function nameCondition(filter: Filter): Condition {
  const { operator, values } = filter
  if (operator === 'like') {
    // Made plain once, not for each name.
    return sql<SqlBool>`strpos(listed.plain_name, (select platform.plain(${String(values[0])}))) > 0`
  }
  return negatedIf(filter, sql<SqlBool>`listed.name = any (${texts(values)})`)
}

/** Whether one lot of it can be had, as a product says of itself. */
const IN_STOCK = sql<SqlBool>`offers.id not in (select id from run_out)`

/** That something of it has run out: of few products it has, so that the others are not looked into. */
const HAS_RUN_OUT = sql<SqlBool>`listed.product_id in (select product_id from run_out)`
export const HAS_ALL = sql<SqlBool>`(listed.offer_ids <> '{}' and not ${HAS_RUN_OUT})`

/** Conditions that one and the same declination has to meet. Prices are asked in euros. */
export const OFFER_FILTERS: Conditions<OfferFilter> = {
  vintage: (filter) => compareWhole(sql`offers.year`, filter),
  format: (filter) => compareWhole(sql`offers.millilitres`, filter),
  price: comparePrice,
  priceBand: ({ values }) => some(values.map(inBand)),
  inStock: ({ values }) => some(values.map((isThere) => (isThere ? IN_STOCK : sql<SqlBool>`not ${IN_STOCK}`))),
}

/** What the row of a product says by itself of whether one of its declinations meets a filter: null where it cannot. */
export function coarseCondition({ field, operator, values }: Filter): Condition | null {
  if (operator !== 'equal') return null
  if (field === 'vintage') return sql<SqlBool>`listed.years && ${wholes(values)}`
  if (field === 'format') return sql<SqlBool>`listed.formats && ${wholes(values)}`
  if (field === 'inStock') return values.every((value) => value === false) ? HAS_RUN_OUT : null
  const bands = values.map((band) => (PRICE_BANDS as readonly unknown[]).indexOf(band))
  return field === 'priceBand' && !bands.includes(-1) ? sql<SqlBool>`listed.bands && ${wholes(bands)}` : null
}

function inBand(band: FilterValue): Condition {
  const bounds = readBand(String(band))
  if (!bounds) return sql<SqlBool>`false`
  const least = sql<SqlBool>`offers.final_cents >= ${bounds.from}::int`
  return bounds.until === null ? least : every([least, sql<SqlBool>`offers.final_cents < ${bounds.until}::int`])
}

/** `10-20` in cents; `60-` has no upper bound. */
function readBand(band: string): { from: number; until: number | null } | null {
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
