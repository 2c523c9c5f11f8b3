import { expect, test } from 'vitest'
import { freshDeclination } from './fresh-declination.ts'

const vintages = [
  { id: 1, year: 2021 },
  { id: 2, year: 2023 },
]

test('a wine gets a bottle of the newest vintage that has none yet', () => {
  const wine = { id: 7, type: 'WINE', vintages }
  const bottle = { productId: 7, capacity: 0.75, capacityUnit: 'LITER' }
  expect(freshDeclination(wine, [])).toEqual({ ...bottle, vintageId: 2 })
  expect(freshDeclination(wine, [{ vintageId: 2 }])).toEqual({ ...bottle, vintageId: 1 })
  expect(freshDeclination(wine, [{ vintageId: 2 }, { vintageId: 1 }])).toEqual({ ...bottle, vintageId: 2 })
})

test('a box has neither a vintage nor a size that one could guess', () => {
  expect(freshDeclination({ id: 8, type: 'BOX', vintages: [] }, [])).toEqual({ productId: 8 })
})
