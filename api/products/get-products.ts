import type { Filter } from '#contract/list-query.ts'
import type { getProducts } from '#contract/products.ts'
import { findProductIds } from '#db/queries/product-list.ts'
import { resolveSearch } from '#db/queries/product-search.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readSearch } from '#rules/search-query.ts'
import type { Locale } from '#words/locales.ts'
import { searchVocabulary } from '#words/search.ts'
import type { Handler } from '../machinery/handler.ts'
import { loadCatalogue } from './catalogue-facts.ts'
import { productOnWire } from './product-on-wire.ts'

export const handleGetProducts: Handler<typeof getProducts> = async ({ list }, { db, locale }) => {
  const search = await searchOf(db, locale, list.filters)
  const { ids, total } = await findProductIds(db, { locale, filters: list.filters, search }, list)
  const { rows, offersById, facts } = await loadCatalogue(db, locale, ids)
  const products = rows.map((row) => productOnWire(row, offersById.get(row.id) ?? [], facts))
  return { value: { products, total } }
}

async function searchOf(db: SiteDb, locale: Locale, filters: readonly Filter[]) {
  const typed = filters.find(({ field }) => field === 'search')
  const query = typed ? readSearch(typed.values.join(' '), searchVocabulary) : null
  return query && resolveSearch(db, locale, query)
}
