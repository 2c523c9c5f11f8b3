import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { spreadOrder, vatInside, vatParts } from './vat.ts'

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

const line = (rate: number, amount: number) => ({ parts: [{ rate, cents: cents(amount) }], isDematerialized: false })
const giftCard = (amount: number) => ({ ...line(0, amount), isDematerialized: true })
const NOTHING = { productsDiscount: cents(0), shipping: cents(0), shippingDiscount: cents(0) }

test('a reduction is taken off each line in proportion, to the cent', () => {
  const { lines } = spreadOrder({
    ...NOTHING,
    lines: [line(20, 1_000), line(20, 1_000), line(20, 1_000)],
    productsDiscount: cents(100),
  })
  expect(lines.flat().map(({ discount }) => discount)).toEqual([34, 33, 33])
})

test('a gift card takes no reduction and carries no delivery', () => {
  const { lines, shipping } = spreadOrder({
    lines: [giftCard(10_000), line(20, 2_400)],
    productsDiscount: cents(240),
    shipping: cents(990),
    shippingDiscount: cents(0),
  })
  expect(lines.flat().map(({ discount }) => discount)).toEqual([0, 240])
  expect(shipping).toEqual([{ rate: 20, cents: 990, discount: 0 }])
})

test('what a code takes off delivery lies where delivery lies', () => {
  const { shipping } = spreadOrder({
    ...NOTHING,
    lines: [line(5.5, 1_000), line(20, 3_000)],
    shipping: cents(1_001),
    shippingDiscount: cents(1_001),
  })
  expect(shipping).toEqual([
    { rate: 20, cents: 751, discount: 751 },
    { rate: 5.5, cents: 250, discount: 250 },
  ])
})

test('an order of former days whose gift card was reduced still adds up', () => {
  const { lines } = spreadOrder({
    ...NOTHING,
    lines: [giftCard(10_000), line(20, 1_000)],
    productsDiscount: cents(2_200),
  })
  expect(lines.flat().map(({ discount }) => discount)).toEqual([2_000, 200])
})

test('delivery of what has no rate is a service at the normal one', () => {
  expect(spreadOrder({ ...NOTHING, lines: [giftCard(500)], shipping: cents(990) }).shipping).toEqual([
    { rate: 20, cents: 990, discount: 0 },
  ])
})
