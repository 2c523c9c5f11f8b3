import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StockNeed, stillAvailable, type WantedQuantity } from './stock.ts'

const BOTTLE = 1
const CASE = 2
const TRIO = 3
const needs: StockNeed[] = [
  { declinationId: BOTTLE, holder: 'bottle', need: 1, stock: 10 },
  { declinationId: CASE, holder: 'bottle', need: 6, stock: 10 },
  { declinationId: TRIO, holder: 'bottle', need: 1, stock: 10 },
  { declinationId: TRIO, holder: 'other', need: 2, stock: 3 },
]

test('a box has as many as its scarcest bottle allows', () => {
  expect(stillAvailable({ declinationId: BOTTLE, wanted: [], needs })).toBe(10)
  expect(stillAvailable({ declinationId: CASE, wanted: [], needs })).toBe(1)
  expect(stillAvailable({ declinationId: TRIO, wanted: [], needs })).toBe(1)
})

test('what is wanted already is gone for boxes and bottles alike', () => {
  expect(stillAvailable({ declinationId: BOTTLE, wanted: [{ declinationId: CASE, quantity: 1 }], needs })).toBe(4)
  expect(stillAvailable({ declinationId: CASE, wanted: [{ declinationId: BOTTLE, quantity: 5 }], needs })).toBe(0)
  expect(stillAvailable({ declinationId: BOTTLE, wanted: [{ declinationId: BOTTLE, quantity: 12 }], needs })).toBe(0)
})

test('what nobody counts has no limit', () => {
  expect(stillAvailable({ declinationId: 99, wanted: [], needs })).toBeNull()
})

test('whatever is added as long as it is available, no stock is ever exceeded', () => {
  const wish = fc.record({
    declinationId: fc.constantFrom(BOTTLE, CASE, TRIO),
    quantity: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      const cart: WantedQuantity[] = []
      for (const one of wishes) {
        if (one.quantity <= (stillAvailable({ declinationId: one.declinationId, wanted: cart, needs }) ?? 0))
          cart.push(one)
      }
      const count = (id: number) =>
        cart.filter((line) => line.declinationId === id).reduce((n, line) => n + line.quantity, 0)
      expect(count(BOTTLE) + 6 * count(CASE) + count(TRIO)).toBeLessThanOrEqual(10)
      expect(2 * count(TRIO)).toBeLessThanOrEqual(3)
    }),
  )
})
