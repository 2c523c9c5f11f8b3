import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { ownDiscount } from './own-discount.ts'

test('a percentage is rounded to the cent, an amount is taken as it is', () => {
  expect(ownDiscount({ type: 'PERCENT', amount: 10 }, cents(2_505))).toBe(251)
  expect(ownDiscount({ type: 'PERCENT', amount: 7.5 }, cents(10_000))).toBe(750)
  expect(ownDiscount({ type: 'EURO', amount: 5.5 }, cents(2_505))).toBe(550)
})

test('nothing costs less than nothing', () => {
  expect(ownDiscount({ type: 'EURO', amount: 50 }, cents(2_505))).toBe(2_505)
  expect(ownDiscount({ type: 'PERCENT', amount: 250 }, cents(2_505))).toBe(2_505)
})
