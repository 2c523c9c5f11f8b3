import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { isTooExpensive } from './order-limits.ts'

test('a million euros may be ordered, a cent more may not, whatever delivery is of it', () => {
  expect(isTooExpensive({ products: cents(100_000_000), shipping: cents(0) })).toBe(false)
  expect(isTooExpensive({ products: cents(99_999_999), shipping: cents(1) })).toBe(false)
  expect(isTooExpensive({ products: cents(100_000_000), shipping: cents(1) })).toBe(true)
  expect(isTooExpensive({ products: cents(3_000_000_000), shipping: cents(0) })).toBe(true)
})
