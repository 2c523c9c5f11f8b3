import { expect, test } from 'vitest'
import { lateShelf, shelfPlaces } from './shelf-places.ts'

const COUNTS = Array.from({ length: 40 }, (_, at) => at + 1)

test.each(COUNTS)('%i cards fill their rows of three without a hole', (count) => {
  const places = shelfPlaces(count)
  expect(places).toHaveLength(count)
  let row = 0
  for (const place of places) {
    row += place
    expect(row).toBeLessThanOrEqual(3)
    if (row === 3) row = 0
  }
  expect(row).toBe(0)
})

test('the first wine of a shelf is shown large, unless three stand side by side', () => {
  for (const count of COUNTS) expect((shelfPlaces(count)[0] ?? 0) > 1, String(count)).toBe(count !== 3)
})

test('a shelf far down keeps the room of its rows on a phone, the first card in one of its own', () => {
  expect([1, 2, 3, 4, 6, 7, 15, 40].map(lateShelf)).toEqual(
    [1, 2, 2, 3, 4, 4, 8, 8].map((rows) => `shelf-late-${rows}`),
  )
})
