import { expect, test } from 'vitest'
import { stockLabel } from './stock-label.ts'

test('what is gone is gone, whatever the limit', () => {
  expect(stockLabel({ quantity: 0, isInStock: false }, null)).toEqual({ state: 'sold-out' })
  expect(stockLabel({ quantity: 4, isInStock: false }, 12)).toEqual({ state: 'sold-out' })
})

test('the number is told at the limit and below, and only where the estate has one', () => {
  expect(stockLabel({ quantity: 12, isInStock: true }, 12)).toEqual({ state: 'low', remaining: 12 })
  expect(stockLabel({ quantity: 13, isInStock: true }, 12)).toEqual({ state: 'in-stock' })
  expect(stockLabel({ quantity: 1, isInStock: true }, null)).toEqual({ state: 'in-stock' })
})

test('what nobody counts is in stock', () => {
  expect(stockLabel({ quantity: null, isInStock: true }, 12)).toEqual({ state: 'in-stock' })
})
