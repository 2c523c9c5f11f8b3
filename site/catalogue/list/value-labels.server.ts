import type { Colour, Kind, ListFilter, Meal, Medal, ProductType } from '#contract/catalogue/closed-sets.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName, formatSize } from '#words/catalogue/format-name.ts'
import { listWords } from '#words/catalogue/list/words.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import type { ListFilters } from './list-address.ts'

interface LabelFacts {
  locale: Locale
  /** Tags are named by the products that have them. */
  products: readonly Product[]
}

interface ValueLabelOptions {
  name: ListFilter
  value: string
  facts: LabelFacts
}

/** What a value of a filter is called. Values of closed sets were checked when the address was read. */
export function valueLabel({ name, value, facts: { locale, products } }: ValueLabelOptions): string {
  const names = catalogueWords[locale]
  const words = listWords[locale]
  const labels: Record<ListFilter, () => string> = {
    colour: () => names.colours[value as Colour],
    appellation: () => value,
    grape: () => value,
    vintage: () => value,
    format: () => formatLabel(Number(value), locale),
    price: () => bandLabel(value, locale),
    dish: () => names.meals[value as Meal],
    award: () => names.medals[value as Medal],
    inStock: () => words.inStock,
    kind: () => (value in words.types ? words.types[value as ProductType] : names.kinds[value as Kind]),
    tags: () => products.flatMap(({ tags }) => tags).find(({ slug }) => slug === value)?.label ?? value,
  }
  return labels[name]()
}

/** `Magnum (1,5 l)`; a size without a name is only told once. */
function formatLabel(millilitres: number, locale: Locale): string {
  const [name, size] = [formatName(millilitres, locale), formatSize(millilitres, locale)]
  return name === size ? size : `${name} (${size})`
}

function bandLabel(band: string, locale: Locale): string {
  const { priceUnder, priceBetween, priceOver } = listWords[locale]
  const [from = '', until = ''] = band.split('-')
  if (until === '') return fill(priceOver, { from })
  return fill(from === '0' ? priceUnder : priceBetween, { from, until })
}

/** `Vins rouges 2020`: what a list is about when one colour, kind, appellation or vintage says it; null when none does. */
export function listTitle(wish: ListFilters, facts: LabelFacts): string | null {
  const { colour, kind, appellation, vintage } = wish.filters
  const only = (values: readonly string[] | undefined) => (values?.length === 1 ? (values[0] ?? null) : null)
  const words = listWords[facts.locale]
  const [one, sort] = [only(colour), only(kind)]
  const what = sort ? valueLabel({ name: 'kind', value: sort, facts }) : one ? words.wines[one as Colour] : null
  const place = only(appellation)
  const year = only(vintage)
  const head = [what, place].filter((part) => part !== null).join(', ')
  const title = [head, year].filter((part) => part !== null && part !== '').join(' ')
  return title === '' ? null : head === '' ? `${words.types.WINE} ${title}` : title
}
