import { expect, test } from 'vitest'
import { customizePath, declinationPath, productPath, vintagePath } from './product-address.ts'

const wine = { id: 3, type: { type: 'WINE' }, slug: 'les-aubepines' } as const

test('wines have their own addresses, down to the vintage and the bottle', () => {
  expect(productPath(wine)).toBe('/wines/les-aubepines/3')
  expect(vintagePath(wine, 2020)).toBe('/wines/les-aubepines/3/2020')
  expect(declinationPath(wine, 12)).toBe('/wines/les-aubepines/3/detail/12')
})

test('everything else is a product', () => {
  expect(productPath({ ...wine, type: { type: 'BOX' } })).toBe('/products/les-aubepines/3')
  expect(customizePath(wine, 12)).toBe('/products/les-aubepines/3/12/customize')
})
