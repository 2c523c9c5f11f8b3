import { expect, test } from 'vitest'
import { holdsTooMuch, type UnpaidHolds } from './hold-limits.ts'

const NOTHING: UnpaidHolds = { open: 1, stocks: [{ held: 6, inCellar: 120 }], lapsed: 0 }
const holding = (held: number, inCellar = 120) => [
  { held: 1, inCellar: 12 },
  { held, inCellar },
]
const holds = (given: Partial<Record<'customer' | 'place' | 'cart', Partial<UnpaidHolds>>>) =>
  holdsTooMuch({
    customer: { ...NOTHING, ...given.customer },
    place: { ...NOTHING, ...given.place },
    cart: { ...NOTHING, ...given.cart },
  })

test('one order may be as large as it likes', () => {
  const stocks = holding(5_000, 5_000)
  expect(holds({ customer: { stocks }, place: { stocks }, cart: { stocks } })).toBe(false)
})

test.each([
  ['customer', 10],
  ['place', 200],
  ['cart', 1],
] as const)('a %s has at most %i unpaid orders at once', (who, most) => {
  expect(holds({ [who]: { open: most } })).toBe(false)
  expect(holds({ [who]: { open: most + 1 } })).toBe(true)
})

test.each([
  ['customer', 60],
  ['place', 100],
] as const)('several unpaid orders of a %s hold at most %i pieces of a wine together, or half of it', (who, most) => {
  expect(holds({ [who]: { open: 2, stocks: holding(most) } })).toBe(false)
  expect(holds({ [who]: { open: 2, stocks: holding(most + 1) } })).toBe(true)
  expect(holds({ [who]: { open: 2, stocks: holding(most + 1, 2 * most + 2) } })).toBe(false)
  expect(holds({ [who]: { open: 2, stocks: holding(most + 2, 2 * most + 2) } })).toBe(true)
})

test.each([
  ['customer', 10],
  ['place', 100],
  ['cart', 3],
] as const)('a %s that let %i orders lapse in a day is asked to wait', (who, most) => {
  expect(holds({ [who]: { lapsed: most - 1 } })).toBe(false)
  expect(holds({ [who]: { lapsed: most } })).toBe(true)
})
