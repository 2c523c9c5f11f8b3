import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelAfter } from './level-after.ts'

const given = (sizes: readonly number[], level: number) =>
  sizes.reduce((sum, size) => sum + Math.max(0, size - level), 0)

test('whatever is held, those who hold most give just as much as is asked for', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (held, share) => {
      const wanted = Math.floor(share * held.reduce((sum, size) => sum + size, 0))
      expect(given(held, levelAfter(held, wanted))).toBeCloseTo(wanted, 6)
    }),
  )
})

test('who holds less than the others gives nothing', () => {
  expect(levelAfter([10, 100, 40], 50)).toBe(50)
  expect(levelAfter([10, 100, 40], 80)).toBe(30)
  expect(levelAfter([10, 100, 40], 150)).toBe(0)
})
