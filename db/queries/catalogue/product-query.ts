import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '#contract/basics/list-query.ts'
import { type FoundBySearch, offerConditions } from './product-search.ts'

export interface ProductQuery {
  locale: string
  filters: readonly Filter[]
  search: FoundBySearch | null
}

/** Valid products that are told in this language, and found if something is looked for. */
export function listedProducts({ locale, search }: ProductQuery): RawBuilder<unknown> {
  return sql`from (select * from listed_products where locale = ${locale}::text) listed ${search ? foundBy(search, locale) : sql``}`
}

function foundBy(search: FoundBySearch, locale: string): RawBuilder<unknown> {
  const found = sql`join unnest(${search.ids}::int[]) with ordinality found (id, place) on found.id = listed.product_id`
  if (offerConditions(search, locale).length === 0) return found
  // What was typed may also be words of the product's own text.
  return sql`${found} join product_search on product_search.site_id = listed.site_id
    and product_search.product_id = listed.product_id and product_search.locale = listed.locale`
}
