import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { pricePerLitre, reducedPrice, referencePrice, savedPercent, tierPrice } from './prices.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000)
const change = (price: number, on: number) => ({ price: cents(price), since: day(on) })

test('a reduction in euros is taken off, and nothing falls below zero', () => {
  expect(reducedPrice(cents(1_290), { type: 'EURO', amount: 200 })).toBe(1_090)
  expect(reducedPrice(cents(150), { type: 'EURO', amount: 200 })).toBe(0)
  expect(reducedPrice(cents(150), null)).toBe(150)
})

test('a reduction in percent is rounded once, half a cent up', () => {
  expect(reducedPrice(cents(1_290), { type: 'PERCENT', amount: 1_500 })).toBe(1_096)
  expect(reducedPrice(cents(50), { type: 'PERCENT', amount: 100 })).toBe(49)
  expect(reducedPrice(cents(999), { type: 'PERCENT', amount: 10_000 })).toBe(0)
})

test('the highest tier reached counts, whatever the order they come in', () => {
  const tiers = [
    { minQuantity: 12, type: 'PERCENT', amount: 1_000 },
    { minQuantity: 6, type: 'PERCENT', amount: 500 },
    { minQuantity: 24, type: 'EURO', amount: 200 },
  ] as const
  const price = (quantity: number) => tierPrice({ price: cents(1_000), tiers, quantity })
  expect([1, 5, 6, 11, 12, 23, 24, 500].map(price)).toEqual([1_000, 1_000, 950, 950, 900, 900, 800, 800])
})

test('a litre of a bottle, a half and a magnum', () => {
  expect(pricePerLitre(cents(1_290), 750)).toBe(1_720)
  expect(pricePerLitre(cents(790), 375)).toBe(2_107)
  expect(pricePerLitre(cents(2_900), 1_500)).toBe(1_933)
  expect(pricePerLitre(cents(2_900), null)).toBeNull()
})

test('the reference is the price before the reduction when it stood for long', () => {
  expect(referencePrice(cents(1_000), [change(1_200, -90), change(1_000, 0)])).toBe(1_200)
})

test('a lower price within the thirty days before is the reference', () => {
  const history = [change(1_200, -90), change(1_050, -20), change(1_200, -10), change(1_000, 0)]
  expect(referencePrice(cents(1_000), history)).toBe(1_050)
})

test('a lower price that ended more than thirty days before no longer counts', () => {
  const history = [change(900, -90), change(1_200, -31), change(1_000, 0)]
  expect(referencePrice(cents(1_000), history)).toBe(1_200)
  expect(referencePrice(cents(1_000), [change(900, -90), change(1_200, -29), change(1_000, 0)])).toBeNull()
})

test('what was never sold dearer is announced as no reduction', () => {
  expect(referencePrice(cents(1_000), [change(1_000, 0)])).toBeNull()
  expect(referencePrice(cents(1_000), [])).toBeNull()
  expect(referencePrice(cents(1_000), [change(1_000, -90), change(1_000, 0)])).toBeNull()
})

test('percent saved is never more than it is', () => {
  expect(savedPercent(cents(1_200), cents(1_000))).toBe(16)
  expect(savedPercent(cents(1_000), cents(850))).toBe(15)
  expect(savedPercent(cents(1_290), cents(1_096))).toBe(15)
})
