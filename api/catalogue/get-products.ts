import type { Handler } from '#api/calls/handler.ts'
import { type Json, jsonList, jsonObject, jsonOf, readJson } from '#api/calls/json.ts'
import type { LiveThing, OutputOf } from '#contract/basics/define-call.ts'
import type { Filter } from '#contract/basics/list-query.ts'
import type { getProducts, Product, Understood } from '#contract/catalogue/products.ts'
import { countFacets } from '#db/queries/catalogue/product-facets.ts'
import { listCards } from '#db/queries/catalogue/product-list.ts'
import { searchProducts } from '#db/queries/catalogue/product-search.ts'
import { shopParameters } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { plainText } from '#rules/basics/plain-text.ts'
import { readSearch, type SearchQuery } from '#rules/catalogue/search-query.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { shownBy } from './card-shop.ts'
import { PROGRAM } from './program.ts'
import { cardJson } from './told-card.ts'

export const handleGetProducts: Handler<typeof getProducts> = async ({ list }, { db, askOnce, locale }) => {
  const filters = await withoutHiddenPrices(db, list.filters)
  const search = await runSearch(db, { locale, filters })
  const asked = { locale, filters, search }
  const wantsFacets = filters.some(({ field, values }) => field === 'facets' && values[0] === true)
  const isAlone = !list.filters.some(({ field }) => ASKED_BESIDE.includes(field))
  const [listed, counted] = await Promise.all([
    isAlone
      ? askOnce((own) => listCards(own, { asked, page: list, program: PROGRAM }))
      : listCards(db, { asked, page: list, program: PROGRAM, ...(wantsFacets && { isCountedBeside: true }) }),
    wantsFacets ? countFacets(db, asked) : null,
  ])
  const shop = shownBy(listed.shop, locale)
  const cards = listed.cards.map((row) => cardJson(row, shop))
  const products = jsonList(cards.map(({ json }) => json))
  // Who shows no prices shows no bands of them either.
  const facets = counted && (shop.hidesPrices ? { ...counted.facets, price: [] } : counted.facets)
  const json: Json<Told> = jsonObject({
    products,
    total: jsonOf(counted?.total ?? listed.total),
    ...(facets && { facets: jsonOf(facets) }),
    ...(search && { understood: jsonOf(understood(search.query, { products: readJson(products), locale })) }),
  })
  const isFleeting = cards.some((card) => card.isFleeting)
  // What is asked of the stock depends on bottles that are not in the answer.
  const asksStock = filters.some(({ field }) => STOCK_FILTERS.includes(field))
  const live: LiveThing[] = asksStock ? ['stock'] : cards.flatMap((card) => card.live)
  return { json, live, ...(isFleeting && { isFleeting }) }
}

type Told = OutputOf<typeof getProducts>

/** An estate of that very region has no need to be told that it is another's. */
function understood(
  { meals, foreignName }: SearchQuery,
  { products, locale }: { products: readonly Product[]; locale: Locale },
): Understood {
  const types = [...new Set(meals.flatMap(({ values }) => values))]
  const isOwn = (name: string) =>
    products.some((product) => plainText(`${product.name} ${product.appellation}`).includes(name))
  return {
    meals: types.map((type) => ({ type, label: catalogueWords[locale].meals[type].toLowerCase() })),
    foreignName: foreignName === null || products.length === 0 || isOwn(foreignName) ? null : foreignName,
  }
}

const STOCK_FILTERS = ['inStock', 'facets']
const PRICE_FILTERS = ['price', 'priceBand']
/** What a statement of its own is asked for, before the list or beside it. */
const ASKED_BESIDE = [...PRICE_FILTERS, 'search', 'facets']

/** Who narrows a list by price learns prices; where they are hidden such a filter is as if not given. */
async function withoutHiddenPrices(db: SiteDb, filters: readonly Filter[]): Promise<readonly Filter[]> {
  if (!filters.some(({ field }) => PRICE_FILTERS.includes(field))) return filters
  const { hidesPrices } = shopSettings(parameterValues(await shopParameters(db)))
  return hidesPrices ? filters.filter(({ field }) => !PRICE_FILTERS.includes(field)) : filters
}

async function runSearch(db: SiteDb, { locale, filters }: { locale: Locale; filters: readonly Filter[] }) {
  const typed = filters.find(({ field }) => field === 'search')
  const query = typed ? readSearch(typed.values.join(' ')) : null
  return query && searchProducts(db, { locale, query })
}
