import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { orderTotals } from './order-totals.ts'

interface LineOptions {
  rate: number
  total: number
  isDematerialized?: boolean
}

const line = ({ rate, total, isDematerialized = false }: LineOptions) => ({
  total: cents(total),
  parts: [{ rate, cents: cents(total) }],
  isDematerialized,
})

test('reductions and delivery follow the goods', () => {
  const { vat, total } = orderTotals({
    lines: [line({ rate: 5.5, total: 1_000 }), line({ rate: 20, total: 3_000 })],
    discount: { amount: cents(400), isOnShipping: false },
    shipping: cents(1_000),
  })
  expect(total).toBe(4_600)
  expect(vat).toEqual([
    { rate: 20, gross: 3_450, vat: 575, net: 2_875 },
    { rate: 5.5, gross: 1_150, vat: 60, net: 1_090 },
  ])
})

test('a gift card carries no delivery: all of it is taxed as the corkscrew that travels', () => {
  const { vat } = orderTotals({
    lines: [line({ rate: 0, total: 10_000, isDematerialized: true }), line({ rate: 20, total: 2_400 })],
    discount: null,
    shipping: cents(990),
  })
  expect(vat).toEqual([
    { rate: 20, gross: 3_390, vat: 565, net: 2_825 },
    { rate: 0, gross: 10_000, vat: 0, net: 10_000 },
  ])
})

test('a code takes no more off than the goods without gift cards, and none of it off a gift card', () => {
  const { discount, total, parts, vat } = orderTotals({
    lines: [line({ rate: 0, total: 10_000, isDematerialized: true }), line({ rate: 20, total: 2_400 })],
    discount: { amount: cents(3_000), isOnShipping: false },
    shipping: cents(0),
  })
  expect([discount, total]).toEqual([2_400, 10_000])
  expect(parts.map(([part]) => part?.discount)).toEqual([0, 2_400])
  expect(vat).toEqual([{ rate: 0, gross: 10_000, vat: 0, net: 10_000 }])
})

test('a code on delivery takes no more off than delivery costs', () => {
  const { discount, total, parts, vat } = orderTotals({
    lines: [line({ rate: 20, total: 1_200 })],
    discount: { amount: cents(3_000), isOnShipping: true },
    shipping: cents(600),
  })
  expect([discount, total, parts[0]?.[0]?.discount]).toEqual([600, 1_200, 0])
  expect(vat).toEqual([{ rate: 20, gross: 1_200, vat: 200, net: 1_000 }])
})

test('an order of nothing but free things has one rate with nothing in it', () => {
  const nothing = [{ rate: 20, gross: 0, vat: 0, net: 0 }]
  expect(orderTotals({ lines: [], discount: null, shipping: cents(0) }).vat).toEqual(nothing)
  const free = [line({ rate: 5.5, total: 500 }), line({ rate: 20, total: 900 })]
  const gift = { amount: cents(1_400), isOnShipping: false }
  expect(orderTotals({ lines: free, discount: gift, shipping: cents(0) }).vat).toEqual(nothing)
})
