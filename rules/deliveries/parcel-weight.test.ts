import { expect, test } from 'vitest'
import { parcelWeight, type WeighedLine } from './parcel-weight.ts'

const line = (given: Partial<WeighedLine>): WeighedLine => ({
  quantity: 1,
  weightGrams: null,
  millilitres: null,
  inside: [],
  ...given,
})

test('what the estate has weighed weighs that much', () => {
  expect(parcelWeight([line({ weightGrams: 1_420, millilitres: 750, quantity: 6 })])).toBe(8_520)
})

test('what it has not is reckoned from its size: wine, glass and card', () => {
  const weightOf = (millilitres: number) => parcelWeight([line({ millilitres })])
  expect([375, 750, 1_500, 3_000].map(weightOf)).toEqual([675, 1_350, 2_700, 5_400])
  expect(weightOf(1)).toBe(2)
})

test('what has no size weighs half a kilogram', () => {
  expect(parcelWeight([line({ quantity: 3 })])).toBe(1_500)
})

test('a box weighs what lies in it, unless it was weighed', () => {
  const inside = [
    { quantity: 2, weightGrams: null, millilitres: 750 },
    { quantity: 1, weightGrams: 700, millilitres: null },
  ]
  expect(parcelWeight([line({ quantity: 2, millilitres: 750, inside })])).toBe(2 * (2 * 1_350 + 700))
  expect(parcelWeight([line({ weightGrams: 5_000, inside })])).toBe(5_000)
})

test('lines add up, and no line weighs nothing', () => {
  expect(parcelWeight([])).toBe(0)
  expect(parcelWeight([line({ weightGrams: 300 }), line({ weightGrams: 200, quantity: 2 })])).toBe(700)
})
