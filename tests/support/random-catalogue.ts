import fc from 'fast-check'
import { type Filter, OPERATOR_BY_MARK, type Operator } from '#contract/basics/list-query.ts'
import { COLOURS, KINDS, MEALS, MEDALS, PRICE_BANDS } from '#contract/catalogue/closed-sets.ts'
import type { PlainQuery, PlainSearch } from './brute-catalogue.ts'
import { TEST_SITE, type TestEstate, type TestOffer, type TestProduct } from './test-catalogue.ts'

const NAME_WORDS = ['Garenne', 'Moulin', 'Papillon', 'Silex', 'Tuffeau', 'Zinnia']
const APPELLATIONS = ['Chinon', 'Saumur', 'Bourgueil', 'Vouvray']
const GRAPES = ['Chenin', 'Gamay', 'Grolleau']
const YEARS = [2018, 2019, 2020, 2021]
const FORMATS = [375, 750, 1500]
const PRICES = [450, 999, 1000, 1999, 2000, 3500, 6000, 9000]
const TAGS = [
  { id: 1, slug: 'bio' },
  { id: 2, slug: 'nouveau' },
]
const PRODUCTS = 50
const BOXES = 10

const some = <Value>(values: readonly Value[], maxLength = 2) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const maybe = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { freq: 3 })

const offer = fc.record({
  year: maybe(YEARS),
  millilitres: maybe(FORMATS),
  cents: maybe(PRICES),
  discount: maybe([1, 2, 3]),
  quantity: fc.constantFrom(0, 1, 5, 6, 40),
  isCounted: fc.boolean(),
  multiple: fc.constantFrom(1, 1, 6),
  isValid: fc.constantFrom(true, true, true, false),
})

const product = fc.record({
  words: fc.uniqueArray(fc.constantFrom(...NAME_WORDS), { minLength: 1, maxLength: 2 }),
  locales: fc.constantFrom(['fr'], ['fr', 'en'], ['en']),
  kind: fc.constantFrom(...KINDS),
  colour: maybe(COLOURS),
  appellation: maybe(APPELLATIONS),
  grapes: some(GRAPES),
  dishes: some(MEALS),
  tags: some([1, 2]),
  medals: some(MEDALS),
  cents: fc.constantFrom(...PRICES),
  quantity: fc.constantFrom(0, 3, 12),
  discount: maybe([1, 2, 3]),
  isValid: fc.constantFrom(true, true, true, false),
  offers: fc.array(offer, { maxLength: 4 }),
})

const part = fc.record({ of: fc.nat(), quantity: fc.integer({ min: 1, max: 6 }) })

/** Fifty products and ten boxes that share what they are made of. */
export const estate: fc.Arbitrary<TestEstate> = fc
  .record({
    wines: fc.array(product, { minLength: PRODUCTS, maxLength: PRODUCTS }),
    boxes: fc.array(fc.tuple(product, fc.array(part, { maxLength: 3 })), { minLength: BOXES, maxLength: BOXES }),
  })
  .map(({ wines, boxes }) => {
    const products: TestProduct[] = wines.map((wine, at) => toProduct(wine, at + 1))
    const bottles = products.flatMap(({ offers = [] }) => offers.map(({ id }) => id))
    for (const [at, [box, parts]] of boxes.entries()) {
      const id = PRODUCTS + at + 1
      const needs = new Map(parts.map(({ of, quantity }) => [bottles[of % bottles.length] ?? 0, quantity]))
      const held = [...needs].map(([component, quantity]) => ({ id: component, quantity }))
      const made = toProduct({ ...box, offers: box.offers.slice(0, 1) }, id)
      products.push({ ...made, type: 'BOX', offers: (made.offers ?? []).map((one) => ({ ...one, parts: held })) })
    }
    const discounts = [
      { id: 1, type: 'PERCENT', amount: 1000 },
      { id: 2, type: 'EURO', amount: 500 },
      { id: 3, type: 'EURO', amount: 300, detail_type: 'SHIPPING_FEES' },
    ] as const
    return { site: TEST_SITE, products, tags: TAGS, discounts }
  })

type Wine = typeof product extends fc.Arbitrary<infer Value> ? Value : never

function toProduct({ words, locales, offers, ...wine }: Wine, id: number): TestProduct {
  const own: TestOffer[] = offers.map((one, at) => ({ ...one, id: id * 10 + at }))
  return { ...wine, id, names: Object.fromEntries(locales.map((locale) => [locale, words.join(' ')])), offers: own }
}

const setFilter = (field: string, values: readonly string[]) =>
  fc.record({
    field: fc.constant(field),
    operator: fc.constantFrom<Operator>('equal', 'different'),
    values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
  })

const measureFilter = (field: string, values: readonly number[]) =>
  fc.oneof(
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom<Operator>('equal', 'different'),
      values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom<Operator>('inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'),
      values: fc.constantFrom(...values).map((value) => [value]),
    }),
  )

const FILTERS: readonly fc.Arbitrary<Filter>[] = [
  setFilter('kind', ['WINE', 'BOX', 'STILL', 'SPARKLING', 'SWEET', 'CASE']),
  setFilter('colour', [...COLOURS]),
  setFilter('appellation', APPELLATIONS),
  setFilter('grape', GRAPES),
  setFilter('dish', [...MEALS]),
  setFilter('award', [...MEDALS]),
  setFilter('tags', ['bio', 'nouveau', 'inconnu']),
  setFilter('name', NAME_WORDS),
  fc.record({
    field: fc.constant('name'),
    operator: fc.constant('like'),
    values: fc.constantFrom(['gar'], ['LL'], ['e']),
  }),
  fc.record({
    field: fc.constant('id'),
    operator: fc.constantFrom('equal', 'different'),
    values: fc.constantFrom([1, 2, 55], [7]),
  }),
  measureFilter('vintage', YEARS),
  measureFilter('format', FORMATS),
  measureFilter('price', [4.5, 9.99, 10, 20, 35]),
  fc.record({
    field: fc.constant('priceBand'),
    operator: fc.constant('equal'),
    values: fc.uniqueArray(fc.constantFrom(...PRICE_BANDS), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    field: fc.constant('inStock'),
    operator: fc.constant('equal'),
    values: fc.constantFrom([true], [false]),
  }),
]

const search: fc.Arbitrary<PlainSearch> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      word: fc.constantFrom(...NAME_WORDS),
      year: fc.option(fc.constantFrom(...YEARS), { nil: undefined }),
      format: fc.option(fc.constantFrom(375, 1500), { nil: undefined }),
    }),
  },
)

/** Up to four filters of different fields, and sometimes a search. */
export const query: fc.Arbitrary<PlainQuery> = fc.record({
  locale: fc.constantFrom('fr', 'en'),
  filters: fc
    .subarray([...FILTERS.keys()], { maxLength: 4 })
    .chain((chosen) => fc.tuple(...chosen.flatMap((at) => FILTERS[at] ?? [])))
    .map((filters) => [...new Map(filters.map((filter) => [filter.field, filter])).values()]),
  search,
})

const MARKS = new Map<Operator, string>(
  Object.entries(OPERATOR_BY_MARK).map(([mark, operator]) => [operator, `${mark}:`]),
)
const FORMAT_WORDS = new Map([
  [375, 'demi'],
  [1500, 'magnum'],
])

/** The same as a query string. */
export function queryString({ filters, search: { word, year, format } }: PlainQuery): string {
  const asked = new URLSearchParams()
  for (const { field, operator, values } of filters) asked.set(field, `${MARKS.get(operator) ?? ''}${values.join(',')}`)
  const typed = [word, year, format === undefined ? undefined : FORMAT_WORDS.get(format)].filter(
    (part) => part !== undefined,
  )
  // The space at the end tells that the last word is whole.
  if (typed.length > 0) asked.set('search', `lk:${typed.join(' ')} `)
  return asked.toString()
}
