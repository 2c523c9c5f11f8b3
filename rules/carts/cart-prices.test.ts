import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { cartTotal, linePrices, type PricedLine } from './cart-prices.ts'

const tiers = [
  { minQuantity: 6, type: 'PERCENT', amount: 500 },
  { minQuantity: 12, type: 'PERCENT', amount: 1_000 },
] as const
const line = (given: Partial<PricedLine>): PricedLine => ({
  declinationId: 1,
  quantity: 6,
  price: cents(1_000),
  answersCost: cents(0),
  tiers,
  tierSet: { id: 1, isMixable: false },
  ...given,
})

test('two wines that may not be mixed reach their tiers each by itself', () => {
  expect(linePrices([line({}), line({ declinationId: 2 })])).toEqual([
    { unitPrice: 950, total: 5_700 },
    { unitPrice: 950, total: 5_700 },
  ])
})

test('two wines of a mixable set reach the tier together', () => {
  const tierSet = { id: 1, isMixable: true }
  const prices = linePrices([line({ tierSet }), line({ declinationId: 2, tierSet })])
  expect(prices.map(({ unitPrice }) => unitPrice)).toEqual([900, 900])
  expect(cartTotal(prices)).toBe(10_800)
})

test('a wine of another set does not help', () => {
  const prices = linePrices([
    line({ tierSet: { id: 1, isMixable: true } }),
    line({ declinationId: 2, tierSet: { id: 2, isMixable: true } }),
    line({ declinationId: 3, tierSet: null, tiers: [] }),
  ])
  expect(prices.map(({ unitPrice }) => unitPrice)).toEqual([950, 950, 1_000])
})

test('two lines of one wine with other answers count together, and each pays its own answers', () => {
  const prices = linePrices([line({ answersCost: cents(250) }), line({})])
  expect(prices).toEqual([
    { unitPrice: 1_150, total: 6_900 },
    { unitPrice: 900, total: 5_400 },
  ])
})

test('an empty cart costs nothing', () => {
  expect(cartTotal([])).toBe(0)
})
