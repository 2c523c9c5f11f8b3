import { expect, test } from 'vitest'
import { quickAdd } from './quick-add.ts'

const wine = { type: { type: 'WINE' }, kind: 'STILL', hasCustomizations: false } as const
const other = { type: { type: 'OTHER' }, kind: 'ACCESSORY', hasCustomizations: false } as const
const bottle = (id: number, given: object = {}) => ({
  id,
  format: 750,
  finalPrice: 12,
  isInStock: true,
  quantity: null,
  sellByMultipleOf: 1,
  ...given,
})

test('a case of the usual bottle that costs least', () => {
  expect(quickAdd(wine, [bottle(1), bottle(2, { finalPrice: 11 })])).toEqual({ idDeclination: 2, quantity: 6 })
  expect(quickAdd(wine, [bottle(1, { format: 375, finalPrice: 7 }), bottle(2)])).toEqual({
    idDeclination: 2,
    quantity: 6,
  })
  expect(quickAdd(wine, [bottle(1, { finalPrice: 11, isInStock: false }), bottle(2)])?.idDeclination).toBe(2)
})

test.each([
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 8],
  [6, 6],
  [12, 12],
])('what is sold by %i is added by %i', (sellByMultipleOf, quantity) => {
  expect(quickAdd(wine, [bottle(1, { sellByMultipleOf })])?.quantity).toBe(quantity)
})

test('a magnum, a box and a corkscrew are added as few as can be had', () => {
  expect(quickAdd(wine, [bottle(1, { format: 1500 })])?.quantity).toBe(1)
  expect(quickAdd(other, [bottle(1, { format: null, sellByMultipleOf: 2 })])?.quantity).toBe(2)
})

test('nothing is added where there is something to say first, nothing to sell or too little left', () => {
  expect(quickAdd({ ...wine, hasCustomizations: true }, [bottle(1)])).toBeNull()
  expect(quickAdd({ ...other, kind: 'GIFT_CARD' }, [bottle(1)])).toBeNull()
  expect(quickAdd(wine, [])).toBeNull()
  expect(quickAdd(wine, [bottle(1, { finalPrice: null })])).toBeNull()
  expect(quickAdd(wine, [bottle(1, { isInStock: false })])).toBeNull()
  expect(quickAdd(wine, [bottle(1, { quantity: 5 })])).toBeNull()
  expect(quickAdd(wine, [bottle(1, { quantity: 6 })])?.quantity).toBe(6)
})
