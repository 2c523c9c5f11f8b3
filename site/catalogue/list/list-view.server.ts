import type { ListFilter } from '#contract/catalogue/closed-sets.ts'
import type { Product, Understood } from '#contract/catalogue/products.ts'
import { plainWords } from '#rules/basics/plain-text.ts'
import { metMeals } from '#rules/catalogue/met-meals.ts'
import { type ProductCardFacts, productCard } from '#rules/catalogue/product-card.ts'
import type { ShopSettings } from '#rules/catalogue/shop-settings.ts'
import { shelfBottles } from '#site/carts/case/shelf.server.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { CASE_PATHS } from '#words/carts/case/paths.ts'
import { counted } from '#words/catalogue/list/counted.ts'
import { listWords } from '#words/catalogue/list/words.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { searchWords } from '#words/catalogue/search/words.ts'
import { chosenValues, type ListFilters, listQuery, withoutFilters, withoutValue } from './list-address.ts'
import type { FacetChoices } from './list-facets.ts'
import { valueLabel } from './value-labels.server.ts'
import { groupsByAppellation, groupsByFamily, type ProductGroup } from './wine-families.ts'

export const PAGE_LENGTH = 100

interface ListFacts {
  wish: ListFilters
  products: readonly Product[]
  total: number
  facets: readonly FacetChoices[]
  /** What the search was taken to mean, if there was one. */
  understood?: Understood | undefined
  shop: ShopSettings
  locale: Locale
}

/** The list as the page shows it, in the visitor's words: the browser only draws it. */
export function listView(facts: ListFacts) {
  const { wish, products, total, shop, locale, facets } = facts
  const words = listWords[locale]
  const shelves = productGroups(facts)
  const onlyWines = products.every(({ type }) => type.type === 'WINE')
  const count = counted(onlyWines ? words.count : words.countOfAll, total)
  return {
    words,
    total,
    count,
    search: wish.search,
    shelves,
    jumps: [...shelves.map(({ id, title }) => ({ href: `#${id}`, title })), ...wayToCase(facts)],
    facets: facets.map(({ name, values }) => ({
      name,
      title: words.facets[name],
      values: values.map((choice) => ({ ...choice, label: valueLabel({ name, value: choice.value, facts }) })),
    })),
    chips: chosenValues(wish).map(({ name, value }) => ({
      label: valueLabel({ name, value, facts }),
      to: listQuery(withoutValue({ wish, name, value })),
    })),
    cleared: listQuery(withoutFilters(wish)),
    orders: orderChoices({ wish, shop, locale }),
    pages: pageLinks(wish, total),
    carried: hiddenFields(wish),
    showsReference: products.some(({ declination }) => declination.some(({ reduction }) => reduction !== null)),
  }
}

export type ListView = ReturnType<typeof listView>

export interface GroupView {
  /** Where links within the page lead; null for a list without groups. */
  id: string | null
  title: string | null
  cards: ProductCardFacts[]
}

/** In groups as long as the visitor asks for no order of his own. */
function productGroups({ wish, products, shop, locale, understood }: ListFacts): GroupView[] {
  const chosenNumbers = (name: 'vintage' | 'format') => (wish.filters[name] ?? []).map(Number)
  const wished = {
    years: chosenNumbers('vintage'),
    formats: chosenNumbers('format'),
    bands: wish.filters.price ?? [],
  }
  const productCards = (own: readonly Product[]) =>
    own.map((product) => {
      const card = productCard({ product, shop, medalNames: catalogueWords[locale].medals, wished })
      return understood ? withReason(card, { product, understood, locale }) : card
    })
  if (wish.orderBy !== null || wish.search !== '') {
    return products.length > 0 ? [{ id: null, title: null, cards: productCards(products) }] : []
  }
  const shelves: ProductGroup<Product>[] =
    wish.group === 'appellation' ? groupsByAppellation(products) : groupsByFamily(products)
  return shelves.map((shelf) => {
    const title = 'family' in shelf ? listWords[locale].families[shelf.family] : shelf.appellation
    return { id: groupAnchor(title), title, cards: productCards(shelf.products) }
  })
}

/** A wine that was looked for by the table says so under its appellation, on a line of its own. */
function withReason(
  card: ProductCardFacts,
  { product, understood, locale }: { product: Product; understood: Understood; locale: Locale },
): ProductCardFacts {
  const meals = metMeals(product.dishes, understood.meals)
  if (meals === null) return card
  const reason = fill(searchWords[locale].pairing, { meals })
  return { ...card, subtitle: card.subtitle === null ? reason : `${card.subtitle}\n${reason}` }
}

/** Where there are bottles to compose a case of. */
function wayToCase({ products, locale }: ListFacts): { href: string; title: string }[] {
  if (shelfBottles(products, locale).length === 0) return []
  return [{ href: pathInLocale(CASE_PATHS[locale], locale), title: listWords[locale].composeCase }]
}

/** `Coteaux du Layon` → `coteaux-du-layon`. */
function groupAnchor(title: string): string {
  return plainWords(title).join('-')
}

/** One choice among groups and orders; prices that are not shown order nothing. */
function orderChoices({
  wish,
  shop: { hidesPrices },
  locale,
}: {
  wish: ListFilters
  shop: ShopSettings
  locale: Locale
}) {
  const { orders } = listWords[locale]
  const first = { ...wish, page: 1 }
  const groups = (['family', 'appellation'] as const).map((group) => ({
    label: orders[group],
    to: listQuery({ ...first, group, orderBy: null }),
    isCurrent: wish.orderBy === null && wish.group === group,
  }))
  const asFound = [
    {
      label: orders.relevance,
      to: listQuery({ ...first, group: 'family', orderBy: null }),
      isCurrent: wish.orderBy === null,
    },
  ]
  const sorted = (['price', '-price', 'name', '-year'] as const)
    .filter((order) => !(hidesPrices && order.endsWith('price')))
    .map((order) => ({
      label: orders[order],
      to: listQuery({ ...first, group: 'family', orderBy: order }),
      isCurrent: wish.orderBy === order,
    }))
  return [...(wish.search === '' ? groups : asFound), ...sorted]
}

function pageLinks(wish: ListFilters, total: number) {
  const last = Math.ceil(total / PAGE_LENGTH)
  if (last < 2) return []
  return Array.from({ length: last }, (_, at) => ({
    page: at + 1,
    to: listQuery({ ...wish, page: at + 1 }),
    isCurrent: wish.page === at + 1,
  }))
}

/** What the form of filters has no box for goes along with it. */
function hiddenFields({ search, group, orderBy, filters }: ListFilters): { name: string; value: string }[] {
  const own = (['kind', 'tags'] as const).flatMap((name: ListFilter) =>
    (filters[name] ?? []).map((value) => ({ name: name as string, value })),
  )
  return [
    ...(search ? [{ name: 'search', value: search }] : []),
    ...own,
    ...(group === 'appellation' ? [{ name: 'group', value: group }] : []),
    ...(orderBy ? [{ name: 'orderBy', value: orderBy }] : []),
  ]
}
