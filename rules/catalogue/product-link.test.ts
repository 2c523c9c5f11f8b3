import { expect, test } from 'vitest'
import type { Declination } from '#contract/catalogue/products.ts'
import { linkedPrice, linkedProduct } from './product-link.ts'

const half = bottle({ id: 1, year: 2022, format: 375, finalPrice: 7.2 })
const usual = bottle({ id: 2, year: 2022, format: 750, finalPrice: 11.9 })
const older = bottle({ id: 3, year: 2020, format: 750, finalPrice: 14 })
const magnum = bottle({ id: 4, year: 2020, format: 1_500, finalPrice: 27 })
const all = [half, usual, older, magnum]

test.each([
  ['/wines/les-aubepines/1', { id: 1 }],
  ['/wines/1', { id: 1 }],
  ['/products/coffret/17', { id: 17 }],
  ['/wines/les-aubepines/1/2020', { id: 1, year: 2020 }],
  ['/wines/les-aubepines/1/detail/7', { id: 1, idDeclination: 7 }],
])('%s leads to a product', (href, told) => {
  expect(linkedProduct(href)).toEqual(told)
})

test.each([
  '/nos-vins',
  '/wines',
  '/wines/les-aubepines',
  '/wines/les-aubepines/1/detail',
  '/wines/les-aubepines/1/20201',
  '/products/coffret/17/30/customize',
  'https://example.com/wines/les-aubepines/1',
  '/blog/wines/1',
  '/wines/a/99999999999',
])('%s leads to none', (href) => {
  expect(linkedProduct(href)).toBeNull()
})

test('a wine is told by its cheapest usual bottle', () => {
  expect(linkedPrice(all, {})).toMatchObject({ price: 11.9, isFrom: true })
})

test('a vintage is told by its own usual bottle', () => {
  expect(linkedPrice(all, { year: 2020 })).toMatchObject({ price: 14, isFrom: false })
})

test('a magnum is told by its own price', () => {
  expect(linkedPrice(all, { idDeclination: 4 })).toMatchObject({ price: 27, isFrom: false })
})

test('what is no longer there has no price', () => {
  expect(linkedPrice(all, { idDeclination: 9 })).toBeNull()
  expect(linkedPrice(all, { year: 1999 })).toBeNull()
  expect(linkedPrice([], {})).toBeNull()
})

function bottle(told: Pick<Declination, 'id' | 'year' | 'format' | 'finalPrice'>): Declination {
  return { reduction: null, ...told } as Declination
}
