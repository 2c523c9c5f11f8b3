import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bottleSum, CASE_SIZES, casePlaces, caseSize, parseCase, printCase, putIn, takeOut } from './composed-case.ts'

/** Cases as one can compose them: each wine once, twelve bottles at most. */
const anyCase = fc
  .uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 2_147_483_647 }), quantity: fc.integer({ min: 1, max: 12 }) }),
    {
      selector: ({ id }) => id,
      maxLength: 12,
    },
  )
  .filter((bottles) => bottleSum(bottles) <= 12)

const anyAddress = fc.oneof(
  fc.string(),
  fc
    .array(fc.tuple(fc.integer(), fc.integer()), { maxLength: 30 })
    .map((all) => all.map((one) => one.join('x')).join()),
)

test('a case that is written and read again is the same case', () => {
  fc.assert(
    fc.property(anyCase, (bottles) => {
      expect(parseCase(printCase(bottles))).toEqual({ bottles, hasStrays: false })
    }),
  )
})

test('whatever an address says, a case is read from it that can be written, and reading it once is enough', () => {
  fc.assert(
    fc.property(anyAddress, (written) => {
      const { bottles } = parseCase(written)
      expect(bottleSum(bottles)).toBeLessThanOrEqual(12)
      expect(bottles.every(({ id, quantity }) => id > 0 && quantity > 0)).toBe(true)
      expect(new Set(bottles.map(({ id }) => id)).size).toBe(bottles.length)
      expect(parseCase(printCase(bottles))).toEqual({ bottles, hasStrays: false })
    }),
  )
})

test('what was put in last can be taken out again, and nothing else has changed', () => {
  fc.assert(
    fc.property(anyCase, fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 50 }), (bottles, step, id) => {
      const size = caseSize(bottles, null)
      const more = putIn({ bottles, id, step }, size)
      expect(more === null).toBe(bottleSum(bottles) + step > size)
      if (more !== null) expect(takeOut({ bottles: more, id, step })).toEqual(bottles)
    }),
  )
})

test('every bottle has its place, and there are as many places as the case has', () => {
  fc.assert(
    fc.property(anyCase, fc.constantFrom(null, '6', '12', 'x'), (bottles, wished) => {
      const size = caseSize(bottles, wished)
      expect(CASE_SIZES).toContain(size)
      const places = casePlaces(bottles, size)
      expect(places).toHaveLength(size)
      expect(places.filter((id) => id !== null)).toHaveLength(bottleSum(bottles))
    }),
  )
})
