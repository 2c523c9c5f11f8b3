import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'
import { cents } from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_00 })
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 })

test('the parts add up to the amount, and each is within a cent of its exact share', () => {
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      const parts = apportion(cents(whole), shares)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
      const sum = shares.reduce((total, share) => total + share, 0)
      if (sum === 0) return
      for (const [at, part] of parts.entries()) {
        expect(Math.abs(part - (whole * (shares[at] ?? 0)) / sum)).toBeLessThan(1)
      }
    }),
  )
})

test('what has no weight gets nothing as long as something has', () => {
  fc.assert(
    fc.property(amount, weights, (whole, shares) => {
      const parts = apportion(cents(whole), [...shares, 0, 1])
      expect(parts[shares.length]).toBe(0)
    }),
  )
})
