import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { isSound, type PriceWish, priceOutlook, steppedPrice } from './price-steps.ts'

const wish = (step: PriceWish['step'], amount: number): PriceWish => ({ step, amount, roundTo: cents(1) })
const rounded = (one: PriceWish, roundTo: number): PriceWish => ({ ...one, roundTo: cents(roundTo) })

test('prices are set, raised and lowered, and end as the estate likes them to', () => {
  expect(steppedPrice(cents(1_250), rounded(wish('SET', 1_399), 50))).toBe(1_399)
  expect(steppedPrice(cents(1_250), wish('EURO', 100))).toBe(1_350)
  expect(steppedPrice(cents(1_250), wish('EURO', -100))).toBe(1_150)
  expect(steppedPrice(cents(1_250), wish('PERCENT', 300))).toBe(1_288)
  expect(steppedPrice(cents(1_250), rounded(wish('PERCENT', 300), 10))).toBe(1_290)
  expect(steppedPrice(cents(1_250), rounded(wish('PERCENT', 300), 50))).toBe(1_300)
  expect(steppedPrice(cents(1_250), rounded(wish('DISCOUNT_PERCENT', 2_000), 50))).toBe(1_250)
})

test('nothing is given away, and nothing costs more than anything can', () => {
  expect(steppedPrice(cents(1_250), wish('EURO', -1_250))).toBeNull()
  expect(steppedPrice(cents(1_250), wish('PERCENT', -10_000))).toBeNull()
  expect(steppedPrice(cents(90_000_000), wish('PERCENT', 10_000))).toBeNull()
  for (const one of [wish('SET', 0), wish('EURO', 0), wish('DISCOUNT_EURO', -5), wish('DISCOUNT_PERCENT', 10_000)])
    expect(isSound(one), one.step).toBe(false)
  expect(isSound(wish('DISCOUNT_PERCENT', 2_000))).toBe(true)
})

const price = fc.integer({ min: 1, max: 1_000_000 }).map(cents)
const percent = fc.integer({ min: -9_000, max: 9_000 })
const roundTo = fc.constantFrom(1, 5, 10, 50, 100)

test('a stepped price is a multiple of its rounding, as near as can be to the exact one', () => {
  fc.assert(
    fc.property(price, percent, roundTo, (before, amount, unit) => {
      const after = steppedPrice(before, rounded(wish('PERCENT', amount), unit))
      const exact = before + (before * amount) / 10_000
      // Where nothing is left of a price there is none.
      expect((after ?? 0) % unit).toBe(0)
      expect(Math.abs((after ?? 0) - exact)).toBeLessThanOrEqual(unit / 2 + 1e-6)
    }),
  )
})

test('who cost less before costs no more after', () => {
  fc.assert(
    fc.property(price, price, percent, roundTo, (one, other, amount, unit) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map(
        (before) => steppedPrice(cents(before), rounded(wish('PERCENT', amount), unit)) ?? 0,
      ) as [number, number]
      expect(less).toBeLessThanOrEqual(more)
    }),
  )
})

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000)
const paid = (amount: number, since: number) => ({ price: cents(amount), since: day(since) })

test('a reduction is announced against the lowest price of the thirty days before it, or not at all', () => {
  const outlook = (history: ReturnType<typeof paid>[]) =>
    priceOutlook(
      { price: cents(1_000), reduction: null, history },
      { wish: wish('DISCOUNT_PERCENT', 2_000), from: day(100) },
    )
  expect(outlook([paid(1_000, 0)])).toEqual({
    newPrice: 1_000,
    oldFinal: 1_000,
    newFinal: 800,
    lowest: 1_000,
    reference: 1_000,
  })
  expect(outlook([paid(1_000, 0), paid(900, 80), paid(1_000, 85)])).toMatchObject({ lowest: 900, reference: 900 })
  expect(outlook([paid(1_000, 0), paid(700, 80), paid(1_000, 85)])).toMatchObject({ lowest: 700, reference: null })
  expect(outlook([paid(1_000, 0), paid(700, 40), paid(1_000, 69)])).toMatchObject({ lowest: 1_000, reference: 1_000 })
})

test('a new price keeps the reduction that is there', () => {
  const thing = { price: cents(1_000), reduction: { type: 'PERCENT', amount: 1_000 } as const, history: [paid(900, 0)] }
  expect(priceOutlook(thing, { wish: wish('EURO', 200), from: day(9) })).toMatchObject({
    oldFinal: 900,
    newFinal: 1_080,
  })
})
