import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BottledLine, bottleCount, freeShippingBottles, holdsBottles } from './bottle-counts.ts'

const wine = (quantity: number, given: Partial<BottledLine> = {}): BottledLine => ({
  type: 'WINE',
  quantity,
  millilitres: 750,
  sell_by_multiple_of: 1,
  is_dematerialized: false,
  ...given,
})
const half = (quantity: number) => wine(quantity, { millilitres: 375 })
const magnum = (quantity: number) => wine(quantity, { millilitres: 1_500 })
const box = (quantity: number, given: Partial<BottledLine> = {}) =>
  wine(quantity, { type: 'BOX', millilitres: null, ...given })
/** A box in which so many bottles of a size lie. */
const filledBox = (quantity: number, [bottles, millilitres]: readonly [number, number]) =>
  box(quantity, { content_bottles: bottles, content_millilitres: bottles * millilitres })
const glasses = (quantity: number) => wine(quantity, { type: 'OTHER', millilitres: null })
const online = { is_dematerialized: true }

interface Counts {
  real: number
  byCapacity: number
  free: number
}

test.each<[string, BottledLine[], Counts]>([
  ['nothing', [], { real: 0, byCapacity: 0, free: 0 }],
  ['six bottles', [wine(6)], { real: 6, byCapacity: 6, free: 6 }],
  ['six bottles sold by six', [wine(6, { sell_by_multiple_of: 6 })], { real: 6, byCapacity: 6, free: 6 }],
  ['a half bottle', [half(1)], { real: 1, byCapacity: 0, free: 0 }],
  ['two half bottles', [half(2)], { real: 2, byCapacity: 1, free: 1 }],
  ['seven half bottles', [half(7)], { real: 7, byCapacity: 3, free: 3 }],
  ['a half bottle on each of two lines', [half(1), wine(1, { millilitres: 500 })], { real: 2, byCapacity: 1, free: 1 }],
  ['two of 50 cl', [wine(2, { millilitres: 500 })], { real: 2, byCapacity: 1, free: 1 }],
  ['three of 50 cl', [wine(3, { millilitres: 500 })], { real: 3, byCapacity: 2, free: 1 }],
  ['two just under the size', [wine(2, { millilitres: 749 })], { real: 2, byCapacity: 1, free: 1 }],
  ['a magnum', [magnum(1)], { real: 1, byCapacity: 2, free: 1 }],
  ['a jeroboam', [wine(1, { millilitres: 3_000 })], { real: 1, byCapacity: 4, free: 1 }],
  ['two wines of unknown size', [wine(2, { millilitres: null })], { real: 2, byCapacity: 2, free: 2 }],
  ['a case of six sold by one', [filledBox(1, [6, 750])], { real: 6, byCapacity: 6, free: 1 }],
  ['six cases of six', [filledBox(6, [6, 750])], { real: 36, byCapacity: 36, free: 6 }],
  [
    'two cases of six sold by two',
    [{ ...filledBox(2, [6, 750]), sell_by_multiple_of: 2 }],
    { real: 12, byCapacity: 12, free: 4 },
  ],
  ['a box of six half bottles', [filledBox(1, [6, 375])], { real: 6, byCapacity: 3, free: 1 }],
  [
    'a box of six half bottles that says its size',
    [{ ...filledBox(2, [6, 375]), millilitres: 375 }],
    { real: 12, byCapacity: 6, free: 1 },
  ],
  ['a box of two magnums', [filledBox(1, [2, 1_500])], { real: 2, byCapacity: 4, free: 1 }],
  ['a box of glasses', [filledBox(2, [0, 0])], { real: 0, byCapacity: 0, free: 2 }],
  ['boxes nobody describes', [box(2)], { real: 2, byCapacity: 2, free: 2 }],
  ['boxes nobody describes, sold by six', [box(2, { sell_by_multiple_of: 6 })], { real: 12, byCapacity: 12, free: 12 }],
  [
    'a box of halves nobody describes, sold by six',
    [box(1, { sell_by_multiple_of: 6, millilitres: 375 })],
    { real: 6, byCapacity: 3, free: 3 },
  ],
  ['glasses', [glasses(6)], { real: 0, byCapacity: 0, free: 0 }],
  ['a wine that is only on paper', [wine(6, online)], { real: 0, byCapacity: 0, free: 0 }],
  ['a case that is only on paper', [{ ...filledBox(1, [6, 750]), ...online }], { real: 0, byCapacity: 0, free: 0 }],
  [
    'all together',
    [
      wine(3),
      half(3),
      magnum(2),
      filledBox(1, [6, 750]),
      box(1, { sell_by_multiple_of: 3 }),
      glasses(4),
      wine(9, online),
    ],
    { real: 17, byCapacity: 17, free: 10 },
  ],
])('the counts of %s', (_, lines, { real, byCapacity, free }) => {
  expect(bottleCount(lines, { byCapacity: false })).toBe(real)
  expect(bottleCount(lines, { byCapacity: true })).toBe(byCapacity)
  expect(freeShippingBottles(lines)).toBe(free)
})

test('bottles are in wines, in boxes with wine and in boxes nobody describes', () => {
  expect([half(1), box(1), filledBox(1, [1, 375])].map(holdsBottles)).toEqual([true, true, true])
  expect([glasses(1), filledBox(1, [0, 0]), wine(1, online)].map(holdsBottles)).toEqual([false, false, false])
})

test('a case is worth what lies in it, bottle by bottle', () => {
  const contents = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(375, 500, 750, 1_500)), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(contents, fc.integer({ min: 1, max: 9 }), fc.boolean(), (inside, quantity, byCapacity) => {
      const loose = inside.map(([bottles, millilitres]) => wine(quantity * bottles, { millilitres }))
      const packed = box(quantity, {
        content_bottles: inside.reduce((sum, [bottles]) => sum + bottles, 0),
        content_millilitres: inside.reduce((sum, [bottles, millilitres]) => sum + bottles * millilitres, 0),
      })
      expect(bottleCount([packed], { byCapacity })).toBe(bottleCount(loose, { byCapacity }))
    }),
  )
})
