import { getProducts } from '#contract/catalogue/routes.ts'
import { getParameters } from '#contract/sites/routes.ts'
import { type ShopSettings, shopSettings } from '#rules/catalogue/shop-settings.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { chosenValues, type ListFilters, listFilters, parseListAddress } from './list-address.ts'
import { facetChoices, knownFilters } from './list-facets.ts'
import { listView, PAGE_LENGTH } from './list-view.server.ts'
import { listTitle } from './value-labels.server.ts'

/** Wishes that many visitors share; the endless others are answered each time. */
const MOST_KEPT_FILTERS = 3

/** The products that an address asks for, and what the list can be narrowed by from there. */
export async function loadList(page: PageContext, url: string) {
  const { ask, locale, doNotKeep } = page
  const parameters = answered(await ask(getParameters, {}))
  const shop = shopSettings(parameterValues(parameters.parameters))
  const { wish: read, hasStrays } = parseListAddress(new URL(url).searchParams)
  const wished = shop.hidesPrices ? withoutPrices(read) : read
  const find = async (wish: ListFilters) => answered(await ask(getProducts, { list: listRequest(wish, shop) }))
  const [whole, first] = await Promise.all([
    ask(getProducts, { list: { facets: 'true', nbItem: 1 } }).then(answered),
    find(wished),
  ])
  const known = whole.facets ? knownFilters(wished, whole.facets) : wished
  // Beyond the last page the list begins again.
  const isBeyond = first.products.length === 0 && first.total > 0
  const wish = isBeyond ? { ...known, page: 1 } : known
  const found = wish === wished ? first : await find(wish)
  const filterCount = chosenValues(wish).length
  const hasNothing = found.total === 0 && (filterCount > 0 || wish.search !== '')
  if (hasStrays || wish !== read || hasNothing || filterCount > MOST_KEPT_FILTERS) doNotKeep()

  const { products, total, understood } = found
  const facets = facetChoices({ wish, whole: whole.facets ?? {}, narrowed: found.facets ?? {}, shop })
  return {
    list: listView({ wish, products, total, facets, understood, shop, locale }),
    title: listTitle(wish, { locale, products }),
    filterCount,
    foreignName: understood?.foreignName ?? null,
  }
}

function listRequest(wish: ListFilters, shop: ShopSettings): Record<string, string | number> {
  const order = wish.search === '' ? shop.order : 'relevance'
  return {
    ...listFilters(wish),
    orderBy: wish.orderBy ?? order,
    page: wish.page,
    nbItem: PAGE_LENGTH,
    facets: 'true',
  }
}

/** Prices that are not shown neither narrow nor order a list: both would tell them. */
function withoutPrices(wish: ListFilters): ListFilters {
  const { price, ...filters } = wish.filters
  const ordersByPrice = wish.orderBy?.endsWith('price') === true
  if (!price && !ordersByPrice) return wish
  return { ...wish, filters, orderBy: ordersByPrice ? null : wish.orderBy }
}
