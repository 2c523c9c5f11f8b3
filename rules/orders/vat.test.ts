import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { orderVat, vatInside, vatParts } from './vat.ts'

test.each<[number, number, number]>([
  [12_000, 20, 2_000],
  [10_550, 5.5, 550],
  [1_021, 2.1, 21],
  [999, 0, 0],
  [1, 20, 0],
  [3, 20, 1],
])('%i cents at %f %% hold %i cents of VAT', (gross, rate, vat) => {
  expect(vatInside(cents(gross), rate)).toBe(vat)
})

test('a box of wine and juice splits its price by what they would cost alone', () => {
  const parts = vatParts(cents(3_000), [
    { rate: 20, weight: 2_400 },
    { rate: 5.5, weight: 300 },
    { rate: 20, weight: 300 },
  ])
  expect(parts).toEqual([
    { rate: 20, cents: 2_700 },
    { rate: 5.5, cents: 300 },
  ])
})

test('reductions and delivery follow the goods', () => {
  const vat = orderVat({
    parts: [
      { rate: 5.5, cents: cents(1_000) },
      { rate: 20, cents: cents(3_000) },
    ],
    productsDiscount: cents(400),
    shipping: cents(1_000),
  })
  expect(vat).toEqual([
    { rate: 20, gross: 3_450, vat: 575, net: 2_875 },
    { rate: 5.5, gross: 1_150, vat: 60, net: 1_090 },
  ])
})

test('an order of nothing but free things has one rate with nothing in it', () => {
  expect(orderVat({ parts: [], productsDiscount: cents(0), shipping: cents(0) })).toEqual([
    { rate: 20, gross: 0, vat: 0, net: 0 },
  ])
})
