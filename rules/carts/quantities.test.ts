import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextQuantity, quantityChoices, quantityProblem, readQuantity } from './quantities.ts'

const six = { multiple: 6, type: 'WINE', available: 24 } as const

test('nothing, less than nothing and no number at all are not positive', () => {
  for (const quantity of [0, -1, -6, Number.NaN, Number.NEGATIVE_INFINITY]) {
    expect(quantityProblem(quantity, six)).toEqual({ problem: 'quantity-not-positive' })
  }
})

test('seven where six is the multiple is told the multiple, in bottles for a wine', () => {
  expect(quantityProblem(7, six)).toEqual({ problem: 'not-a-multiple-of-bottles', limit: 6 })
  expect(quantityProblem(7, { ...six, type: 'BOX' })).toEqual({ problem: 'not-a-multiple', limit: 6 })
  expect(quantityProblem(1.5, { ...six, multiple: 1 })).toEqual({ problem: 'not-a-multiple-of-bottles', limit: 1 })
})

test('more than the stock is told what remains, unless nobody counts', () => {
  expect(quantityProblem(30, six)).toEqual({ problem: 'over-stock', limit: 24 })
  expect(quantityProblem(24, six)).toBeNull()
  expect(quantityProblem(6_000, { ...six, available: null })).toBeNull()
  expect(quantityProblem(1e9, { ...six, multiple: 1 })).toEqual({ problem: 'over-stock', limit: 24 })
})

test('what is no number falls back to the multiple', () => {
  expect(['abc', '', ' ', 'Infinity', '6 bouteilles'].map((text) => readQuantity(text, 6))).toEqual([6, 6, 6, 6, 6])
  expect(['12', ' 12 ', '1e2', '7,5', '-1', 0].map((text) => readQuantity(text, 6))).toEqual([12, 12, 100, 7.5, -1, 0])
})

test('choices are the multiples: at most twenty, up to a thousand', () => {
  expect(quantityChoices(6)).toHaveLength(20)
  expect(quantityChoices(6).at(-1)).toBe(120)
  expect(quantityChoices(100)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000])
  expect(quantityChoices(600)).toEqual([600])
})

test('a step lands on a multiple, in its direction, and never below the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 2_000 }), fc.integer({ min: 1, max: 60 }), (quantity, multiple) => {
      const up = nextQuantity({ quantity, multiple, direction: 'up' })
      const down = nextQuantity({ quantity, multiple, direction: 'down' })
      expect(up % multiple).toBe(0)
      expect(down % multiple).toBe(0)
      expect(down).toBeGreaterThanOrEqual(multiple)
      expect(up).toBeGreaterThan(Math.max(0, quantity))
      if (quantity > multiple) expect(down).toBeLessThan(quantity)
    }),
  )
})
