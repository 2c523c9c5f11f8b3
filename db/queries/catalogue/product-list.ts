import { type RawBuilder, sql } from 'kysely'
import type { Filter, ListQuery } from '#contract/basics/list-query.ts'
import type { SiteDb } from '#db/site-db.ts'
import { anew, type Condition, conditionsIn, every, OFFER_FILTERS, PRODUCT_FILTERS } from './product-conditions.ts'
import { type FoundBySearch, hasOffer, offerConditions } from './product-search.ts'

export interface ProductQuery {
  locale: string
  filters: readonly Filter[]
  search: FoundBySearch | null
}

/** The ids of one page of products in their order, and how many there are in all. */
export async function findProductIds(
  db: SiteDb,
  { asked, page }: { asked: ProductQuery; page: Pick<ListQuery, 'nbItem' | 'page' | 'orderBy'> },
): Promise<{ ids: number[]; total: number }> {
  const conditions = productConditions(asked)
  const [found, total] = await Promise.all([
    sql<{
      id: number
    }>`${anew} select products.id ${describedProducts(asked)} where products.is_valid and ${every(conditions)}
      order by ${orderClause(page.orderBy, asked.search)} ${limitClause(page)}`.execute(db),
    countProducts(db, { asked, conditions }),
  ])
  return { ids: found.rows.map(({ id }) => id), total }
}

/** Without a condition, the number that is kept is told. */
async function countProducts(
  db: SiteDb,
  { asked, conditions }: { asked: ProductQuery; conditions: readonly Condition[] },
): Promise<number> {
  const count =
    conditions.length === 0 && !asked.search
      ? sql<{ total: number }>`select products as total from product_counts where locale = ${asked.locale}`
      : sql<{ total: number }>`${anew} select count(*)::int as total ${describedProducts(asked)}
          where products.is_valid and ${every(conditions)}`
  const { rows } = await count.execute(db)
  return rows[0]?.total ?? 0
}

/** Valid products that are told in this language, and found if something is looked for. */
export function describedProducts({ locale, search }: ProductQuery): RawBuilder<unknown> {
  const found = sql`join unnest(${search?.ids ?? []}::int[]) with ordinality found (id, place) on found.id = products.id`
  return sql`from products
    join product_search on product_search.site_id = products.site_id and product_search.product_id = products.id
      and product_search.locale = ${locale}::text
    ${search ? found : sql``}`
}

/** What a product has to meet; vintage, format, price and stock are those of one and the same declination. */
function productConditions({ locale, filters, search }: ProductQuery): Condition[] {
  const own = conditionsIn(PRODUCT_FILTERS, filters)
  const ofOffer = conditionsIn(OFFER_FILTERS, filters)
  if (ofOffer.length === 0) return own
  return [...own, hasOffer([...ofOffer, ...(search ? offerConditions(search, locale) : [])])]
}

/** Each has its index; the last key makes the order total, so that pages never overlap. */
function orderClause({ field, descending }: ListQuery['orderBy'], search: FoundBySearch | null): RawBuilder<unknown> {
  const down = sql.raw(descending ? 'desc' : 'asc')
  if (field === 'relevance' && search) return sql`found.place ${down}`
  if (field === 'name') return sql`product_search.plain_name ${down}, product_search.product_id ${down}`
  if (field === 'order') return sql`products.position ${down}, products.id ${down}`
  if (field === 'year') return sql`products.newest_year ${down} nulls last, products.id ${down}`
  if (field === 'id') return sql`products.id ${down}`
  return sql`products.from_price_cents ${down}, products.id ${down}`
}

function limitClause({ nbItem, page }: Pick<ListQuery, 'nbItem' | 'page'>): RawBuilder<unknown> {
  return nbItem === 'all' ? sql`` : sql`limit ${nbItem} offset ${(page - 1) * nbItem}`
}
