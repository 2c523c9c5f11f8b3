import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Filter, ListQuery } from '#contract/basics/list-query.ts'
import { PLANNED_ONCE, type SiteDb } from '#db/site-db.ts'
import type { ListedCard, ShopRow } from './card-shapes.ts'
import { askedBits } from './product-bits.ts'
import { listedCard, runOut, SHOP } from './product-cards.ts'
import {
  type Condition,
  coarseCondition,
  conditionsIn,
  every,
  HAS_ALL,
  OFFER_FILTERS,
  PRODUCT_FILTERS,
  some,
} from './product-conditions.ts'
import { listedProducts, type ProductQuery } from './product-query.ts'
import { type FoundBySearch, offerConditions } from './product-search.ts'
import { isToldNow } from './told-cards.ts'

type Page = Pick<ListQuery, 'nbItem' | 'page' | 'orderBy'>
type ListRow = ShopRow & { total: number } & (ListedCard | { id: null; told: null; card: null; stock: null })

interface ListOptions {
  asked: ProductQuery
  page: Page
  /** By which program cards may have been told; null for none. */
  program: string | null
  /** Who counts facets counts all as well. */
  isCountedBeside?: true
}

/** One page of cards in their order, how many products there are in all, and how the shop wants to be shown. */
export async function listCards(db: SiteDb, { asked, page, program, isCountedBeside }: ListOptions) {
  const conditions = productConditions(asked)
  const { total, parts } = isCountedBeside ? NOT_COUNTED : countOf(asked, conditions)
  const order = orderOf(page.orderBy, asked.search)
  // One row at least: a page without products still tells how many there are.
  const { rows } = await sql<ListRow>`${sql.raw(PLANNED_ONCE)}
    with ${sql.join([SHOP, runOut(asked.filters), ...parts])}
    select shop.hides_prices, shop.hides_percent, ${total} as total, ${listedCard}
    from shop
    left join (${pageOf({ asked, conditions, page, order })}) listed on true
    left join told_cards told on told.site_id = listed.site_id and told.locale = listed.locale
      and told.product_id = listed.product_id and ${isToldNow(program)}
    order by ${inOrder(order, sql`listed.sort_key`)}`.execute(db)
  const [first] = rows
  return {
    shop: first,
    total: first?.total ?? 0,
    cards: rows.filter((row) => row.id !== null),
  }
}

interface Count {
  total: RawBuilder<unknown>
  parts: readonly RawBuilder<unknown>[]
}
const NOT_COUNTED: Count = { total: sql`0`, parts: [] }

/** Without a condition, the number that is kept is told. */
function countOf(asked: ProductQuery, conditions: readonly Condition[]): Count {
  if (conditions.length === 0 && !asked.search) {
    const kept = sql`select products from product_counts where locale = ${asked.locale}`
    return { total: sql`coalesce((${kept}), 0)`, parts: [] }
  }
  const { parts, productsHeld } = askedBits(asked, [])
  return { total: sql`coalesce((select bit_count(${productsHeld()})::int from narrowed), 0)`, parts }
}

interface PageOfOptions {
  asked: ProductQuery
  conditions: readonly Condition[]
  page: Page
  order: Order
}

/** The bound stands in the text, so that the plan, which knows no values, reads no more of the index than that. */
function pageOf({ asked, conditions, page: { nbItem, page }, order }: PageOfOptions): RawBuilder<unknown> {
  const chosen = sql`select listed.site_id, listed.locale, listed.product_id, listed.type,
      ${order.key} as sort_key
    ${listedProducts(asked)} where ${every(conditions)} order by ${inOrder(order, order.key)}`
  if (nbItem === 'all') return chosen
  return sql`select * from (${chosen} limit ${sql.lit(planBound(page * nbItem))}) bounded
    limit ${nbItem} offset ${(page - 1) * nbItem}`
}

const LEAST_BOUND = 128
const LARGEST_BOUND = 2 ** 40

/** A power of two, so that there are few different statements. */
function planBound(needed: number): number {
  return Math.min(LARGEST_BOUND, Math.max(LEAST_BOUND, 2 ** Math.ceil(Math.log2(needed))))
}

/** What a product has to meet; vintage, format, price and stock are those of one and the same declination. */
function productConditions({ locale, filters, search }: ProductQuery): Condition[] {
  const own = conditionsIn(PRODUCT_FILTERS, filters)
  const ofOffer = filters.filter(({ field }) => Object.hasOwn(OFFER_FILTERS, field))
  if (ofOffer.length === 0) return own
  return [...own, ...hasListedOffer(ofOffer, search ? offerConditions(search, locale) : [])]
}

/** That one declination meets all of them; what the product's own row can say is asked of it first. */
function hasListedOffer(filters: readonly Filter[], searched: readonly Condition[]): Condition[] {
  const coarse = filters.flatMap((filter) => coarseCondition(filter) ?? [])
  const isExact = filters.length === 1 && searched.length === 0
  if (isExact && coarse.length === 1) return coarse
  const conditions = [...conditionsIn(OFFER_FILTERS, filters), ...searched]
  const one = sql<SqlBool>`exists (select ${LISTED_OFFERS} where ${every(conditions)})`
  return isExact && filters.every(asksForStock) ? [some([HAS_ALL, one])] : [...coarse, one]
}

/** Whether nothing but what can be had is asked for. */
function asksForStock({ field, values }: Filter): boolean {
  return field === 'inStock' && values.every((value) => value === true)
}

/** The declinations of a listed product, side by side; as a function in `from`, each array would be stored before it is read. */
const LISTED_OFFERS = sql.raw(`from (
  select unnest(listed.offer_ids) as id, unnest(listed.offer_years) as year, unnest(listed.offer_formats) as millilitres,
    unnest(listed.offer_cents) as final_cents) offers`)

interface Order {
  key: RawBuilder<unknown>
  /** Plain `desc` where nothing is missing: an index is read backwards for it. */
  way: RawBuilder<unknown>
  last: RawBuilder<unknown>
}

/** The last key makes the order total, so that pages never overlap. */
function inOrder({ way, last }: Order, key: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${key} ${way}, listed.product_id ${last}`
}

/** Each has its index. */
function orderOf({ field, descending }: ListQuery['orderBy'], search: FoundBySearch | null): Order {
  const last = sql.raw(descending ? 'desc' : 'asc')
  const way = field === 'year' ? sql`${last} nulls last` : last
  if (field === 'relevance' && search) return { key: sql`found.place`, way, last }
  return { key: sql.ref(`listed.${COLUMN_OF_ORDER[field] ?? 'from_price_cents'}`), way, last }
}

const COLUMN_OF_ORDER: Readonly<Record<string, string>> = {
  name: 'plain_name',
  order: 'position',
  year: 'newest_year',
  id: 'product_id',
}
