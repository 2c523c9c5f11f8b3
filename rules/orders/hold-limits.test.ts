import { expect, test } from 'vitest'
import { holdsTooMuch, type UnpaidHolds } from './hold-limits.ts'

const NOTHING: UnpaidHolds = { open: 1, pieces: 6, lapsed: 0 }
const holds = (given: Partial<Record<'customer' | 'place' | 'cart', Partial<UnpaidHolds>>>) =>
  holdsTooMuch({
    customer: { ...NOTHING, ...given.customer },
    place: { ...NOTHING, ...given.place },
    cart: { ...NOTHING, ...given.cart },
  })

test('one order may be as large as it likes', () => {
  expect(holds({ customer: { pieces: 5_000 }, place: { pieces: 5_000 }, cart: { pieces: 5_000 } })).toBe(false)
})

test.each([
  ['customer', 10],
  ['place', 100],
  ['cart', 1],
] as const)('a %s has at most %i unpaid orders at once', (who, most) => {
  expect(holds({ [who]: { open: most, pieces: 1 } })).toBe(false)
  expect(holds({ [who]: { open: most + 1, pieces: 1 } })).toBe(true)
})

test.each([
  ['customer', 60],
  ['place', 100],
] as const)('several unpaid orders of a %s hold at most %i pieces together', (who, most) => {
  expect(holds({ [who]: { open: 2, pieces: most } })).toBe(false)
  expect(holds({ [who]: { open: 2, pieces: most + 1 } })).toBe(true)
})

test.each([
  ['customer', 10],
  ['place', 100],
  ['cart', 3],
] as const)('a %s that let %i orders lapse in a day is asked to wait', (who, most) => {
  expect(holds({ [who]: { lapsed: most - 1 } })).toBe(false)
  expect(holds({ [who]: { lapsed: most } })).toBe(true)
})
