import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { carriedGoods } from './carried-goods.ts'
import { orderTotals } from './order-totals.ts'

const line = { quantity: 6, refundedQuantity: 0, isDematerialized: false }

test('what is still brought counts by its rates, gift cards and what went back do not', () => {
  const lines = [
    { ...line, parts: [{ rate: 20, cents: 7_500 }] },
    { ...line, refundedQuantity: 4, parts: [{ rate: 5.5, cents: 3_000 }] },
    { ...line, refundedQuantity: 6, parts: [{ rate: 10, cents: 3_000 }] },
    { ...line, isDematerialized: true, parts: [{ rate: 0, cents: 5_000 }] },
  ]
  expect(carriedGoods(lines)).toEqual([
    { rate: 20, cents: 7_500 },
    { rate: 5.5, cents: 1_000 },
  ])
})

test('delivery alone has the VAT of the goods that it brings', () => {
  const carried = carriedGoods([
    { ...line, parts: [{ rate: 20, cents: 3_000 }] },
    { ...line, parts: [{ rate: 5.5, cents: 1_000 }] },
  ])
  const totals = orderTotals({ lines: [], discount: null, shipping: cents(1_000), carried })
  expect(totals.total).toBe(1_000)
  expect(totals.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
    [20, 750],
    [5.5, 250],
  ])
})
