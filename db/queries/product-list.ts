import { type RawBuilder, sql } from 'kysely'
import type { Filter, ListQuery } from '#contract/list-query.ts'
import type { SiteDb } from '../site-db.ts'
import { type Condition, every, OFFER_FILTERS, PRODUCT_FILTERS } from './product-conditions.ts'
import { conditionsOfSearch, hasOffer, type ResolvedSearch, relevance } from './product-search.ts'

export interface AskedProducts {
  locale: string
  filters: readonly Filter[]
  search: ResolvedSearch | null
}

/** The ids of one page of products in their order, and how many there are in all. */
export async function findProductIds(
  db: SiteDb,
  asked: AskedProducts,
  page: Pick<ListQuery, 'nbItem' | 'page' | 'orderBy'>,
): Promise<{ ids: number[]; total: number }> {
  const conditions = productConditions(asked)
  const [found, counted] = await Promise.all([
    sql<{
      id: number
    }>`select products.id ${toldProducts(asked.locale)} where products.is_valid and ${every(conditions)}
      order by ${orderOf(page.orderBy, asked.search)} ${limitOf(page)}`.execute(db),
    countProducts(db, asked.locale, conditions),
  ])
  return { ids: found.rows.map(({ id }) => id), total: counted }
}

/** Every valid product has its row in `product_search`: without a condition, that alone is counted. */
async function countProducts(db: SiteDb, locale: string, conditions: readonly Condition[]): Promise<number> {
  const from =
    conditions.length === 0
      ? sql`from product_search where product_search.locale = ${locale}`
      : sql`${toldProducts(locale)} where products.is_valid and ${every(conditions)}`
  const { rows } = await sql<{ total: string }>`select count(*) as total ${from}`.execute(db)
  return Number(rows[0]?.total)
}

/** Valid products that are told in this language. */
export function toldProducts(locale: string) {
  return sql`from products
    join product_search on product_search.site_id = products.site_id and product_search.product_id = products.id
      and product_search.locale = ${locale}`
}

/** What a product has to meet; vintage, format, price and stock are those of one and the same declination. */
function productConditions({ locale, filters, search }: AskedProducts): Condition[] {
  const own = filters.flatMap((filter) => PRODUCT_FILTERS[filter.field]?.(filter) ?? [])
  const ofOffer = filters.flatMap((filter) => OFFER_FILTERS[filter.field]?.(filter) ?? [])
  const searched = search && conditionsOfSearch(search, locale)
  if (searched) ofOffer.push(...searched.offer)
  return [...own, ...(searched ? [searched.product] : []), ...(ofOffer.length > 0 ? [hasOffer(ofOffer)] : [])]
}

/** Each has its index; the last key makes the order total, so that pages never overlap. */
function orderOf({ field, descending }: ListQuery['orderBy'], search: ResolvedSearch | null): RawBuilder<unknown> {
  const down = sql.raw(descending ? 'desc' : 'asc')
  if (field === 'relevance' && search) {
    // The best first, unless the worst is asked for.
    return sql`${relevance(search)} ${sql.raw(descending ? 'asc' : 'desc')}, products.id`
  }
  if (field === 'name') return sql`product_search.plain_name ${down}, product_search.product_id ${down}`
  if (field === 'order') return sql`products.position ${down}, products.id ${down}`
  if (field === 'year') return sql`products.newest_year ${down} nulls last, products.id ${down}`
  if (field === 'id') return sql`products.id ${down}`
  return sql`products.from_price_cents ${down}, products.id ${down}`
}

function limitOf({ nbItem, page }: Pick<ListQuery, 'nbItem' | 'page'>): RawBuilder<unknown> {
  return nbItem === 'all' ? sql`` : sql`limit ${nbItem} offset ${(page - 1) * nbItem}`
}
