import type { Problem, Problems } from './problems.ts'
import { oneLine } from './typed-text.ts'

/** Operators of the list grammar by their mark on the wire; a plain value means equal. */
export const OPERATOR_BY_MARK = {
  lk: 'like',
  df: 'different',
  lt: 'inferior',
  lte: 'inferior_or_equal',
  gt: 'superior',
  gte: 'superior_or_equal',
} as const

export type Operator = 'equal' | (typeof OPERATOR_BY_MARK)[keyof typeof OPERATOR_BY_MARK]

interface FilterRule {
  value: 'text' | 'number' | 'boolean' | 'day'
  operators: readonly Operator[]
}

export interface ListRules {
  filters: Readonly<Record<string, FilterRule>>
  orderBy: readonly string[]
  /** The field lists are ordered by when the caller says nothing; a leading `-` descends. */
  defaultOrder: string
  /** The same while there is a filter `search`. */
  searchedOrder?: string
  defaultNbItem: number | 'all'
}

export type FilterValue = string | number | boolean
export interface Filter<Field extends string = string> {
  field: Field
  operator: Operator
  /** More than one only for equal and different: any of them. */
  values: readonly FilterValue[]
}

export interface ListQuery<FilterField extends string = string, OrderField extends string = string> {
  nbItem: number | 'all'
  page: number
  orderBy: { field: OrderField; descending: boolean }
  filters: readonly Filter<FilterField>[]
}

export type ListQueryOf<Rules extends ListRules> = ListQuery<
  Extract<keyof Rules['filters'], string>,
  Rules['orderBy'][number]
>

const MAX_NB_ITEM = 100
const MAX_PAGE = 1_000_000
const MAX_FILTER_LENGTH = 200
const MAX_FILTER_VALUES = 50

export function defineList<const Rules extends ListRules>(rules: Rules): Rules {
  return rules
}

type RawQuery = Readonly<Record<string, unknown>>
type Read<Value> = { value: Value } | { wrong: Problem }

/** Reads a query string against the call's rules. Unknown names are problems; empty values are as if absent. */
export function readListQuery<Rules extends ListRules>(
  rules: Rules,
  asked: RawQuery,
): { list: ListQueryOf<Rules> } | { problems: Problems } {
  // Without a prototype: a name may be `__proto__`.
  const problems: Record<string, Problem> = Object.create(null)
  const filters: Filter[] = []
  let nbItem: number | 'all' = rules.defaultNbItem
  let page = 1
  const isSearched =
    rules.searchedOrder !== undefined && typeof asked.search === 'string' && oneLine(asked.search) !== ''
  let orderBy = readOrder((isSearched ? rules.searchedOrder : undefined) ?? rules.defaultOrder)

  for (const [name, sent] of Object.entries(asked)) {
    const given = typeof sent === 'string' ? oneLine(sent) : sent
    if (given === '') continue
    const read = readEntry({ rules, name, given })
    if ('wrong' in read) problems[name] = read.wrong
    else if (name === 'nbItem') nbItem = read.value as number
    else if (name === 'page') page = read.value as number
    else if (name === 'orderBy') orderBy = readOrder(read.value as string)
    else filters.push(read.value as Filter)
  }
  if (Object.keys(problems).length > 0) return { problems }
  // Every field was looked up in `rules` above, which is what the narrower type says.
  return { list: { nbItem, page, orderBy, filters } as unknown as ListQueryOf<Rules> }
}

function readOrder(text: string): { field: string; descending: boolean } {
  return text.startsWith('-') ? { field: text.slice(1), descending: true } : { field: text, descending: false }
}

interface ReadEntryOptions {
  rules: ListRules
  name: string
  given: unknown
}

function readEntry({ rules, name, given }: ReadEntryOptions): Read<number | string | Filter> {
  if (typeof given !== 'string') return { wrong: { problem: 'given-twice' } }
  if (given.length > MAX_FILTER_LENGTH) return { wrong: { problem: 'too-long', limit: MAX_FILTER_LENGTH } }
  if (name === 'nbItem') return readWhole(given, MAX_NB_ITEM)
  if (name === 'page') return readWhole(given, MAX_PAGE)
  if (name === 'orderBy') {
    const known = rules.orderBy.includes(readOrder(given).field)
    return known ? { value: given } : { wrong: { problem: 'unknown-order', choices: rules.orderBy } }
  }
  const rule = Object.hasOwn(rules.filters, name) ? rules.filters[name] : undefined
  if (!rule) return { wrong: { problem: 'unknown-filter', choices: Object.keys(rules.filters) } }
  return readFilter({ field: name, rule, given })
}

function readWhole(text: string, max: number): Read<number> {
  if (!/^-?\d{1,9}$/.test(text)) return { wrong: { problem: 'not-whole' } }
  const value = Number(text)
  if (value < 1) return { wrong: { problem: 'too-small', limit: 1 } }
  if (value > max) return { wrong: { problem: 'too-big', limit: max } }
  return { value }
}

function readFilter({ field, rule, given }: { field: string; rule: FilterRule; given: string }): Read<Filter> {
  const { operator, text } = splitOperator(given)
  if (!rule.operators.includes(operator)) {
    return { wrong: { problem: 'unknown-operator', choices: rule.operators } }
  }
  const takesSeveral = operator === 'equal' || operator === 'different'
  const parts = takesSeveral ? text.split(',').filter((part) => part !== '') : [text]
  if (parts.length > MAX_FILTER_VALUES) return { wrong: { problem: 'too-many', limit: MAX_FILTER_VALUES } }

  const values: FilterValue[] = []
  for (const part of parts) {
    const read = readValue(rule.value, part)
    if ('wrong' in read) return read
    values.push(read.value)
  }
  return { value: { field, operator, values } }
}

/** Only a known mark before the first colon is an operator, so that `12:30` stays a value. */
function splitOperator(given: string): { operator: Operator; text: string } {
  const mark = given.slice(0, Math.max(0, given.indexOf(':')))
  if (Object.hasOwn(OPERATOR_BY_MARK, mark)) {
    return { operator: OPERATOR_BY_MARK[mark as keyof typeof OPERATOR_BY_MARK], text: given.slice(mark.length + 1) }
  }
  return { operator: 'equal', text: given }
}

function readValue(kind: FilterRule['value'], text: string): Read<FilterValue> {
  if (kind === 'number') {
    const isNumber = /^-?\d{1,12}(\.\d{1,6})?$/.test(text)
    return isNumber ? { value: Number(text) } : { wrong: { problem: 'not-a-number' } }
  }
  if (kind === 'boolean') {
    if (text === 'true' || text === '1') return { value: true }
    if (text === 'false' || text === '0') return { value: false }
    return { wrong: { problem: 'not-yes-or-no' } }
  }
  if (kind === 'day' && !isDay(text)) return { wrong: { problem: 'not-a-date' } }
  return { value: text }
}

/** `2026-11-17`, a day that there is. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
