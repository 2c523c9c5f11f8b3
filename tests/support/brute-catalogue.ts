import type { Filter, Operator } from '#contract/basics/list-query.ts'
import { FACETS, type FacetName, PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import { cents } from '#rules/basics/money.ts'
import { reducedPrice } from '#rules/catalogue/prices.ts'
import type { TestDiscount, TestEstate, TestOffer, TestProduct } from './test-catalogue.ts'

interface StockSettings {
  counts: boolean
  byProduct: boolean
}

/** A search of at most one word of a name, one year and one format. */
export interface PlainSearch {
  word?: string | undefined
  year?: number | undefined
  format?: number | undefined
}

export interface PlainQuery {
  locale: string
  filters: readonly Filter[]
  search: PlainSearch
}

interface PlainOffer {
  year: number | null
  format: number | null
  cents: number
  isInStock: boolean
}

interface PlainProduct {
  product: TestProduct
  offers: PlainOffer[]
}

/** The answer to a list call, computed by looking at everything: slow, and plain to read. */
export function bruteCatalogue(estate: TestEstate, stock: StockSettings) {
  const tagById = new Map((estate.tags ?? []).map(({ id, slug }) => [id, slug]))
  const all: PlainProduct[] = estate.products
    .filter(({ isValid = true }) => isValid)
    .map((product) => ({ product, offers: offersOf({ estate, product, stock }) }))

  const found = ({ locale, filters, search }: PlainQuery): PlainProduct[] => {
    const told = all.filter(({ product }) => Object.hasOwn(product.names, locale))
    const kept = stepsOf(search).find((step) =>
      told.some((one) => answers({ one, locale, filters: [], search: step, tagById })),
    )
    return told.filter((one) => answers({ one, locale, filters, search: kept ?? search, tagById }))
  }
  return { found, facets: (query: PlainQuery) => facetsOf(found, query) }
}

type Found = (query: PlainQuery) => PlainProduct[]

/** As asked, then in any format, then of any year. */
function stepsOf(search: PlainSearch): PlainSearch[] {
  const anyFormat = { ...search, format: undefined }
  const anyYear = { ...anyFormat, year: undefined }
  const isSomething = (step: PlainSearch) => Object.values(step).some((value) => value !== undefined)
  return [search, anyFormat, anyYear].filter(isSomething)
}

interface AnswersOptions {
  one: PlainProduct
  locale: string
  filters: readonly Filter[]
  search: PlainSearch
  tagById: ReadonlyMap<number, string>
}

function answers({ one: { product, offers }, locale, filters, search, tagById }: AnswersOptions): boolean {
  const words = product.names[locale]?.split(' ') ?? []
  if (search.word !== undefined && !words.includes(search.word)) return false
  const ofProduct = filters.filter(({ field }) => !OFFER_FIELDS.has(field))
  if (!ofProduct.every((filter) => productPasses({ product, locale, filter, tagById }))) return false
  const ofOffer = filters.filter(({ field }) => OFFER_FIELDS.has(field))
  if (ofOffer.length === 0 && search.year === undefined && search.format === undefined) return true
  return offers.some(
    (offer) =>
      (search.year === undefined || offer.year === search.year) &&
      (search.format === undefined || offer.format === search.format) &&
      ofOffer.every((filter) => offerPasses(offer, filter)),
  )
}

const OFFER_FIELDS = new Set(['vintage', 'format', 'price', 'priceBand', 'inStock'])

interface ProductPassesOptions {
  product: TestProduct
  locale: string
  filter: Filter
  tagById: ReadonlyMap<number, string>
}

function productPasses({
  product,
  locale,
  filter: { field, operator, values },
  tagById,
}: ProductPassesOptions): boolean {
  const name = product.names[locale] ?? ''
  if (field === 'name' && operator === 'like') return name.toLowerCase().includes(String(values[0]).toLowerCase())
  const {
    type = 'WINE',
    kind = 'STILL',
    colour,
    appellation,
    grapes = [],
    dishes = [],
    tags = [],
    medals = [],
  } = product
  const own: Record<string, readonly unknown[]> = {
    id: [product.id],
    name: [name],
    kind: [type, kind],
    colour: [colour],
    appellation: [appellation],
    grape: grapes,
    dish: dishes,
    award: medals,
    tags: tags.map((id) => tagById.get(id)),
  }
  const hasOne = (own[field] ?? []).some((value) => values.includes(value as never))
  return operator === 'different' ? !hasOne : hasOne
}

function offerPasses(offer: PlainOffer, { field, operator, values }: Filter): boolean {
  if (field === 'inStock') return values.includes(offer.isInStock)
  if (field === 'priceBand') return values.includes(bandOf(offer.cents))
  const own = field === 'vintage' ? offer.year : field === 'format' ? offer.format : offer.cents / 100
  return compares({ own, operator, values: values.map(Number) })
}

interface ComparesOptions {
  own: number | null
  operator: Operator
  values: readonly number[]
}

function compares({ own, operator, values }: ComparesOptions): boolean {
  const hasOne = own !== null && values.includes(own)
  if (operator === 'equal') return hasOne
  if (operator === 'different') return !hasOne
  const [value = Number.NaN] = values
  if (own === null) return false
  if (operator === 'inferior') return own < value
  if (operator === 'inferior_or_equal') return own <= value
  return operator === 'superior' ? own > value : own >= value
}

function bandOf(amount: number): string {
  const found = PRICE_BANDS.find((band) => {
    const [from = '', until = ''] = band.split('-')
    return amount >= Number(from) * 100 && (until === '' || amount < Number(until) * 100)
  })
  return found ?? ''
}

interface OffersOfOptions {
  estate: TestEstate
  product: TestProduct
  stock: StockSettings
}

function offersOf({ estate, product, stock }: OffersOfOptions): PlainOffer[] {
  const { offers = [], cents: price = 1000, discount = null } = product
  const sold = offers.filter(({ isValid = true }) => isValid)
  return sold.map((offer) => {
    const { year = null, millilitres = null, multiple = 1 } = offer
    const reduction = (estate.discounts ?? []).find(({ id }) => id === (offer.discount ?? discount))
    const available = availableOf({ estate, product, offer, stock })
    return {
      year,
      format: millilitres,
      cents: finalCents(offer.cents ?? price, reduction),
      isInStock: available === null || available >= multiple,
    }
  })
}

function finalCents(price: number, discount: TestDiscount | undefined): number {
  const isOnProduct = discount && (discount.detail_type ?? 'PRODUCT') === 'PRODUCT'
  return reducedPrice(cents(price), isOnProduct ? discount : null)
}

interface AvailableOfOptions {
  estate: TestEstate
  product: TestProduct
  offer: TestOffer
  stock: StockSettings
}

function availableOf({ estate, product, offer, stock }: AvailableOfOptions): number | null {
  if (!stock.counts) return null
  if (product.type === 'BOX' && offer.parts?.length) return boxOf({ estate, parts: offer.parts, stock })
  if (offer.isCounted === false) return null
  return stock.byProduct ? (product.quantity ?? 0) : (offer.quantity ?? 100)
}

interface BoxOfOptions {
  estate: TestEstate
  parts: NonNullable<TestOffer['parts']>
  stock: StockSettings
}

/** As many as its scarcest component allows; what draws from the same stock counts together. */
function boxOf({ estate, parts, stock: { byProduct } }: BoxOfOptions): number | null {
  const needs = new Map<string, { have: number; need: number }>()
  for (const { id, quantity } of parts) {
    const owner = estate.products.find(({ offers = [] }) => offers.some((offer) => offer.id === id))
    const part = owner?.offers?.find((offer) => offer.id === id)
    if (!owner || !part || part.isCounted === false) continue
    const holder = byProduct ? `product ${owner.id}` : `offer ${id}`
    const have = byProduct ? (owner.quantity ?? 0) : (part.quantity ?? 100)
    needs.set(holder, { have, need: (needs.get(holder)?.need ?? 0) + quantity })
  }
  if (needs.size === 0) return null
  return Math.min(...[...needs.values()].map(({ have, need }) => Math.floor(have / need)))
}

const FILTER_OF_FACET: Record<FacetName, string> = {
  colour: 'colour',
  appellation: 'appellation',
  grape: 'grape',
  vintage: 'vintage',
  format: 'format',
  price: 'priceBand',
  dish: 'dish',
  award: 'award',
  inStock: 'inStock',
}

/** Chooses every value that there is, one after the other, and counts what is left. */
function facetsOf(found: Found, query: PlainQuery): Record<string, Record<string, number>> {
  const everything = found({ ...query, filters: [], search: {} })
  const facets = FACETS.map((facet) => {
    const field = FILTER_OF_FACET[facet]
    const others = query.filters.filter((filter) => filter.field !== field)
    const values = new Set(everything.flatMap((one) => valuesOf(one, facet)))
    const counts = [...values].map((value) => {
      const chosen: Filter = { field, operator: 'equal', values: [value] }
      return [String(value), found({ ...query, filters: [...others, chosen] }).length] as const
    })
    return [facet, Object.fromEntries(counts.filter(([, count]) => count > 0))] as const
  })
  return Object.fromEntries(facets)
}

function valuesOf({ product, offers }: PlainProduct, facet: FacetName): (string | number | boolean)[] {
  const own = { vintage: 'year', format: 'format' } as const
  if (facet === 'vintage' || facet === 'format') return offers.flatMap((offer) => offer[own[facet]] ?? [])
  if (facet === 'price') return offers.map((offer) => bandOf(offer.cents))
  if (facet === 'inStock') return offers.map(({ isInStock }) => isInStock)
  if (facet === 'award') return [...(product.medals ?? [])]
  if (facet === 'grape') return [...(product.grapes ?? [])]
  if (facet === 'dish') return [...(product.dishes ?? [])]
  return [product[facet] ?? []].flat()
}
