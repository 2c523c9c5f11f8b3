import { expect, test } from 'vitest'
import type { Declination, Product } from '#contract/catalogue/products.ts'
import { productCard } from './product-card.ts'

const MEDALS = { GOLD: 'Or', SILVER: 'Argent', BRONZE: 'Bronze', SCORE: 'Note' }
const SHOP = { putsAppellationFirst: false, hidesLabels: false, stockLimit: 12 }

function offer(facts: Partial<Declination>): Declination {
  return { year: null, finalPrice: 10, isInStock: true, reduction: null, ...facts } as Declination
}

function wine(facts: Partial<Product>): Product {
  return {
    id: 7,
    type: { type: 'WINE' },
    name: 'Les Aubépines',
    slug: 'les-aubepines',
    teaser: '',
    appellation: 'Saumur-Champigny',
    tags: [],
    medals: [],
    price: 10,
    image: null,
    quantity: 60,
    isInStock: true,
    declination: [offer({})],
    ...facts,
  } as Product
}

test('a card leads to its product and names it before its appellation', () => {
  expect(productCard({ product: wine({}), shop: SHOP, medalNames: MEDALS })).toMatchObject({
    path: '/wines/les-aubepines/7',
    title: 'Les Aubépines',
    subtitle: 'Saumur-Champigny',
  })
})

test('an estate may name the appellation first; what has none keeps its name', () => {
  const shop = { ...SHOP, putsAppellationFirst: true }
  expect(productCard({ product: wine({}), shop, medalNames: MEDALS })).toMatchObject({
    title: 'Saumur-Champigny',
    subtitle: 'Les Aubépines',
  })
  expect(productCard({ product: wine({ appellation: null }), shop, medalNames: MEDALS })).toMatchObject({
    title: 'Les Aubépines',
    subtitle: null,
  })
})

test('a price is a starting price only when something of it costs more', () => {
  const one = wine({ declination: [offer({ finalPrice: 10 }), offer({ finalPrice: 10 })] })
  expect(productCard({ product: one, shop: SHOP, medalNames: MEDALS })).toMatchObject({ price: 10, isFrom: false })
  const two = wine({ declination: [offer({ finalPrice: 22 }), offer({ finalPrice: 10 })] })
  expect(productCard({ product: two, shop: SHOP, medalNames: MEDALS })).toMatchObject({ price: 10, isFrom: true })
})

test('the reduction told is that of the price told', () => {
  const reduction = { referencePrice: 12, percent: 16 }
  const cheap = wine({ declination: [offer({ finalPrice: 22 }), offer({ finalPrice: 10, reduction })] })
  expect(productCard({ product: cheap, shop: SHOP, medalNames: MEDALS }).reduction).toEqual(reduction)
  const dear = wine({ declination: [offer({ finalPrice: 22, reduction }), offer({ finalPrice: 10 })] })
  expect(productCard({ product: dear, shop: SHOP, medalNames: MEDALS }).reduction).toBeNull()
})

test('where prices are hidden there is none, nor a starting one', () => {
  const hidden = wine({ price: null, declination: [offer({ finalPrice: null }), offer({ finalPrice: null })] })
  expect(productCard({ product: hidden, shop: SHOP, medalNames: MEDALS })).toMatchObject({ price: null, isFrom: false })
})

test('the years told can be had, the youngest first; all of them once everything is sold out', () => {
  const years = [
    offer({ year: 2020, isInStock: false }),
    offer({ year: 2021 }),
    offer({ year: 2022 }),
    offer({ year: 2021 }),
  ]
  expect(productCard({ product: wine({ declination: years }), shop: SHOP, medalNames: MEDALS }).years).toEqual([
    2022, 2021,
  ])
  const gone = years.map((one) => ({ ...one, isInStock: false }))
  expect(productCard({ product: wine({ declination: gone }), shop: SHOP, medalNames: MEDALS }).years).toEqual([
    2022, 2021, 2020,
  ])
})

test('the highest medal is told first; labels are left out where the estate hides them', () => {
  const labelled = wine({ tags: [{ id: 1, slug: 'bio', label: 'Bio' }], medals: ['SCORE', 'GOLD'] })
  expect(productCard({ product: labelled, shop: SHOP, medalNames: MEDALS })).toMatchObject({
    labels: ['Bio'],
    medals: [
      { medal: 'GOLD', label: 'Or' },
      { medal: 'SCORE', label: 'Note' },
    ],
  })
  expect(productCard({ product: labelled, shop: { ...SHOP, hidesLabels: true }, medalNames: MEDALS }).labels).toEqual(
    [],
  )
})

test('the stock is told at the estate’s limit', () => {
  expect(productCard({ product: wine({ quantity: 8 }), shop: SHOP, medalNames: MEDALS }).stock).toEqual({
    state: 'low',
    remaining: 8,
  })
})

test('a list narrowed to a vintage, a format or a price shows that bottle and leads to it', () => {
  const several = wine({
    price: 7,
    declination: [
      offer({ id: 1, year: 2022, format: 750, finalPrice: 12 }),
      offer({ id: 2, year: 2022, format: 375, finalPrice: 7 }),
      offer({ id: 3, year: 2020, format: 750, finalPrice: 14 }),
      offer({ id: 4, year: 2020, format: 1_500, finalPrice: 30 }),
    ],
  })
  const card = (wished: { years?: number[]; formats?: number[]; bands?: string[] }) =>
    productCard({
      product: several,
      shop: SHOP,
      medalNames: MEDALS,
      wished: { years: [], formats: [], bands: [], ...wished },
    })
  expect(card({ years: [2020] })).toMatchObject({
    path: '/wines/les-aubepines/7/2020',
    price: 14,
    isFrom: false,
    years: [2020],
  })
  expect(card({ bands: ['0-10'] })).toMatchObject({ path: '/wines/les-aubepines/7/detail/2', price: 7, isFrom: false })
  expect(card({ bands: ['12-14', '30-'] })).toMatchObject({ price: 12, isFrom: false })
  expect(card({ formats: [1_500] })).toMatchObject({
    path: '/wines/les-aubepines/7/detail/4',
    price: 30,
    isFrom: false,
  })
  expect(card({})).toMatchObject({ path: '/wines/les-aubepines/7', price: 12, isFrom: true, years: [2022, 2020] })
  expect(card({ years: [1999] }), 'what a search relaxed').toMatchObject({ path: '/wines/les-aubepines/7', price: 12 })
})
