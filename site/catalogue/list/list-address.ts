import {
  COLOURS,
  KINDS,
  LIST_FILTERS,
  type ListFilter,
  MEALS,
  MEDALS,
  PRICE_BANDS,
  PRODUCT_TYPES,
} from '#contract/catalogue/closed-sets.ts'

export const LIST_ORDERS = ['price', '-price', 'name', '-year'] as const
type ListOrder = (typeof LIST_ORDERS)[number]

/** What a visitor wishes to see of the list: all of it stands in the address. */
export interface ListFilters {
  search: string
  filters: Readonly<Partial<Record<ListFilter, readonly string[]>>>
  group: 'family' | 'appellation'
  /** Null: as the estate orders its list. */
  orderBy: ListOrder | null
  page: number
}

const isOneOf = (all: readonly string[]) => (value: string) => all.includes(value)
/** Commas separate values in a list call and colons mark its operators: a name with either cannot be asked for. */
const isName = (value: string) => /^[^,:\p{C}]{1,80}$/u.test(value)

const IS_KNOWN: Record<ListFilter, (value: string) => boolean> = {
  colour: isOneOf(COLOURS),
  appellation: isName,
  grape: isName,
  vintage: (value) => /^(1[89]|2[01])\d\d$/.test(value),
  format: (value) => /^[1-9]\d{1,4}$/.test(value),
  price: isOneOf(PRICE_BANDS),
  dish: isOneOf(MEALS),
  award: isOneOf(MEDALS),
  inStock: (value) => value === 'true',
  kind: isOneOf([...KINDS, ...PRODUCT_TYPES]),
  tags: (value) => /^[a-z0-9-]{1,60}$/.test(value),
}

/** As many characters as a list call takes for one filter. */
const MAX_FILTER_LENGTH = 200
const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 1_000

interface ParsedListAddress {
  wish: ListFilters
  /** Something in the address meant nothing and was left out. */
  hasStrays: boolean
}

/** Reads an address. What it does not understand is left out: a wrong address never breaks the page. */
export function parseListAddress(query: URLSearchParams): ParsedListAddress {
  const filters: Partial<Record<ListFilter, string[]>> = {}
  let strays = 0
  for (const name of LIST_FILTERS) {
    const given = query.getAll(name)
    const taken = fitting([...new Set(given)].filter(IS_KNOWN[name]))
    if (taken.length > 0) filters[name] = taken
    strays += given.length - taken.length
  }
  const group = query.get('group')
  const order = query.get('orderBy')
  const orderBy = LIST_ORDERS.find((one) => one === order) ?? null
  const page = readPage(query.get('page'))
  const search = (query.get('search') ?? '').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()
  if (group !== null && group !== 'appellation' && group !== 'family') strays++
  if (order !== null && orderBy === null) strays++
  if (page === null || search.length > MAX_SEARCH_LENGTH) strays++
  return {
    wish: {
      search: search.slice(0, MAX_SEARCH_LENGTH),
      filters,
      group: group === 'appellation' ? 'appellation' : 'family',
      orderBy,
      page: page ?? 1,
    },
    hasStrays: strays > 0,
  }
}

/** As many of the values as one filter of a list call takes. */
function fitting(values: readonly string[]): string[] {
  let length = -1
  return values.filter((value) => {
    if (length + 1 + value.length > MAX_FILTER_LENGTH) return false
    length += 1 + value.length
    return true
  })
}

function readPage(given: string | null): number | null {
  if (given === null) return 1
  const page = /^[1-9]\d{0,3}$/.test(given) ? Number(given) : MAX_PAGE + 1
  return page <= MAX_PAGE ? page : null
}

/** The wish as the end of an address, in its one spelling: `?colour=RED&page=2`, or nothing. */
export function listQuery({ search, filters, group, orderBy, page }: ListFilters): string {
  const query = new URLSearchParams(search ? { search } : {})
  for (const name of LIST_FILTERS) for (const value of filters[name] ?? []) query.append(name, value)
  if (group === 'appellation') query.set('group', group)
  if (orderBy) query.set('orderBy', orderBy)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** The filters as the call for products takes them. */
export function listFilters({ search, filters }: ListFilters): Record<string, string> {
  const asked: Record<string, string> = search ? { search: `lk:${search}` } : {}
  for (const name of LIST_FILTERS) {
    const values = filters[name]
    if (values) asked[name === 'price' ? 'priceBand' : name] = values.join(',')
  }
  return asked
}

/** Every value that the list is narrowed by. */
export function chosenValues({ filters }: ListFilters): { name: ListFilter; value: string }[] {
  return LIST_FILTERS.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })))
}

interface WithoutValueOptions {
  wish: ListFilters
  name: ListFilter
  value: string
}

/** The same wish without one value, from its first page. */
export function withoutValue({ wish, name, value }: WithoutValueOptions): ListFilters {
  const left = (wish.filters[name] ?? []).filter((one) => one !== value)
  const { [name]: _, ...others } = wish.filters
  return { ...wish, filters: left.length > 0 ? { ...others, [name]: left } : others, page: 1 }
}

/** The same words and the same order, narrowed by nothing. */
export function withoutFilters(wish: ListFilters): ListFilters {
  return { ...wish, filters: {}, page: 1 }
}
