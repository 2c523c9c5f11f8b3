import { expect, test } from 'vitest'
import { placeAfterKey } from './place-after-key.ts'

test('arrows lead along and across, and never out of the grid', () => {
  const grid = { at: 4, count: 10, columns: 3 }
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End']
  expect(keys.map((key) => placeAfterKey(key, grid))).toEqual([5, 3, 7, 1, 0, 9])
  expect(placeAfterKey('ArrowDown', { ...grid, at: 8 })).toBe(8)
  expect(placeAfterKey('ArrowUp', { ...grid, at: 1 })).toBe(1)
  expect(placeAfterKey('ArrowRight', { ...grid, at: 9 })).toBe(9)
  expect(placeAfterKey('a', grid)).toBeNull()
})
