import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { bottleRule, countParcel, type ParcelLine, type ParcelSettings, parcelSettings } from './parcel.ts'

const wine = (quantity: number, given: Partial<ParcelLine> = {}): ParcelLine => ({
  type: 'WINE',
  quantity,
  millilitres: 750,
  sell_by_multiple_of: 1,
  is_dematerialized: false,
  has_shipping_fees: true,
  total: cents(quantity * 1_000),
  ...given,
})
const box = (quantity: number, given: Partial<ParcelLine> = {}) =>
  wine(quantity, { type: 'BOX', millilitres: null, ...given })
const glasses = wine(4, { type: 'OTHER', millilitres: null })
const giftCard = wine(1, { type: 'OTHER', millilitres: null, is_dematerialized: true, has_shipping_fees: false })
const settings = (given: Partial<ParcelSettings> = {}): ParcelSettings => ({
  minimum: 6,
  maximum: null,
  multiple: null,
  countsByCapacity: false,
  freeFromBottles: null,
  freeFromPrice: null,
  ...given,
})

const RULES: [number, Partial<ParcelSettings>, { missing: number; excess: number }][] = [
  [5, {}, { missing: 1, excess: 0 }],
  [6, {}, { missing: 0, excess: 0 }],
  [7, {}, { missing: 0, excess: 0 }],
  [0, { minimum: 0 }, { missing: 1, excess: 0 }],
  [1, { minimum: 0 }, { missing: 0, excess: 0 }],
  [13, { maximum: 12 }, { missing: 0, excess: 1 }],
  [12, { maximum: 12 }, { missing: 0, excess: 0 }],
  [7, { multiple: 6 }, { missing: 5, excess: 0 }],
  [12, { multiple: 6 }, { missing: 0, excess: 0 }],
  [3, { multiple: 4 }, { missing: 5, excess: 0 }],
  [13, { multiple: 6, maximum: 15 }, { missing: 0, excess: 1 }],
  [11, { multiple: 6, maximum: 15 }, { missing: 1, excess: 0 }],
  // No number meets these: the greatest is left aside.
  [3, { minimum: 12, maximum: 6 }, { missing: 9, excess: 0 }],
  [30, { minimum: 12, maximum: 6 }, { missing: 0, excess: 0 }],
  [5, { minimum: 0, multiple: 6, maximum: 4 }, { missing: 1, excess: 0 }],
]

test.each(RULES)('%i bottles under %o', (count, given, expected) => {
  expect(bottleRule(count, settings(given))).toMatchObject({ count, ...expected })
})

test('following the advice always ends in a parcel that can leave', () => {
  const anySettings = fc.record({
    minimum: fc.nat(40),
    maximum: fc.option(fc.integer({ min: 1, max: 60 })),
    multiple: fc.option(fc.integer({ min: 2, max: 24 })),
  })
  fc.assert(
    fc.property(fc.nat(100), anySettings, (count, given) => {
      const rules = settings(given)
      const { missing, excess } = bottleRule(count, rules)
      expect(Math.min(missing, excess)).toBe(0)
      expect(excess).toBeLessThanOrEqual(count)
      expect(bottleRule(count + missing - excess, rules)).toMatchObject({ missing: 0, excess: 0 })
    }),
  )
})

test('a cart of gift cards travels nowhere', () => {
  expect(countParcel([giftCard], settings({ freeFromPrice: cents(100) }))).toEqual({
    needsDelivery: false,
    bottles: 0,
    charged: { isAny: false, bottles: 0 },
    rule: null,
    freeShipping: null,
  })
})

test('a cart without wine or box knows no rule of bottles', () => {
  expect(countParcel([glasses, giftCard], settings())).toMatchObject({ needsDelivery: true, rule: null, bottles: 0 })
  expect(countParcel([glasses, box(1)], settings()).rule).toMatchObject({ count: 1, missing: 5 })
})

test('a box of glasses needs no minimum of bottles', () => {
  expect(countParcel([box(1, { content_bottles: 0, content_millilitres: 0 })], settings())).toMatchObject({
    needsDelivery: true,
    bottles: 0,
    charged: { isAny: true, bottles: 0 },
    rule: null,
  })
})

test('a case of six leaves as six bottles, and is one towards free delivery', () => {
  const cases = (quantity: number) => [box(quantity, { content_bottles: 6, content_millilitres: 4_500 })]
  const rules = settings({ freeFromBottles: 12 })
  expect(countParcel(cases(1), rules)).toMatchObject({
    bottles: 6,
    charged: { isAny: true, bottles: 6 },
    rule: { count: 6, missing: 0 },
    freeShipping: { isReached: false, missingBottles: 11 },
  })
  expect(countParcel(cases(6), settings({ maximum: 24 })).rule).toMatchObject({ count: 36, excess: 12 })
  expect(countParcel(cases(12), rules).freeShipping).toMatchObject({ isReached: true, missingBottles: 0 })
})

test('a half bottle is one in a parcel and half of one towards free delivery', () => {
  const lines = [wine(6, { millilitres: 375 })]
  const rules = settings({ multiple: 6, freeFromBottles: 6 })
  expect(countParcel(lines, rules)).toMatchObject({
    rule: { count: 6, missing: 0 },
    freeShipping: { missingBottles: 3 },
  })
})

test('counting by capacity changes parcels and what their carriers take, not free delivery', () => {
  const lines = [wine(6, { millilitres: 1_500 }), wine(2, { has_shipping_fees: false })]
  const rules = { maximum: 12, freeFromBottles: 12 }
  const freeShipping = { isReached: false, missingBottles: 4, missingPrice: null }
  expect(countParcel(lines, settings(rules))).toMatchObject({
    charged: { bottles: 6 },
    rule: { count: 8, excess: 0 },
    freeShipping,
  })
  expect(countParcel(lines, settings({ ...rules, countsByCapacity: true }))).toMatchObject({
    charged: { bottles: 12 },
    rule: { count: 14, excess: 2 },
    freeShipping,
  })
})

test('a box that is only a file counts for nothing', () => {
  const course = box(1, { is_dematerialized: true })
  expect(countParcel([course, wine(6)], settings())).toMatchObject({ bottles: 6, rule: { count: 6 } })
})

test('what has no shipping fees travels in the parcel but not in its price', () => {
  const free = wine(3, { has_shipping_fees: false })
  expect(countParcel([free, wine(3)], settings())).toMatchObject({
    bottles: 6,
    charged: { isAny: true, bottles: 3 },
    rule: { count: 6, missing: 0 },
  })
  expect(countParcel([free], settings()).charged).toEqual({ isAny: false, bottles: 0 })
})

test('free delivery: none, by bottles, by price, and the nearer of both', () => {
  const lines = [wine(6)]
  expect(countParcel(lines, settings()).freeShipping).toBeNull()
  expect(countParcel(lines, settings({ freeFromBottles: 12 })).freeShipping).toEqual({
    isReached: false,
    missingBottles: 6,
    missingPrice: null,
  })
  expect(countParcel(lines, settings({ freeFromPrice: cents(15_000) })).freeShipping).toEqual({
    isReached: false,
    missingBottles: null,
    missingPrice: 9_000,
  })
  expect(countParcel(lines, settings({ freeFromBottles: 12, freeFromPrice: cents(7_000) })).freeShipping).toEqual({
    isReached: false,
    missingBottles: null,
    missingPrice: 1_000,
  })
  expect(countParcel(lines, settings({ freeFromBottles: 6, freeFromPrice: cents(7_000) })).freeShipping).toEqual({
    isReached: true,
    missingBottles: 0,
    missingPrice: null,
  })
  expect(countParcel(lines, settings({ freeFromBottles: 0 })).freeShipping).toMatchObject({ isReached: true })
})

test('a gift card brings no parcel nearer to free delivery', () => {
  const lines = [wine(1), { ...giftCard, total: cents(50_000) }]
  expect(countParcel(lines, settings({ freeFromPrice: cents(15_000) })).freeShipping).toMatchObject({
    isReached: false,
    missingPrice: 14_000,
  })
})

test('a parcel of things without shipping fees is free at once', () => {
  const free = wine(1, { has_shipping_fees: false })
  expect(countParcel([free], settings({ freeFromBottles: 12 })).freeShipping).toMatchObject({ isReached: true })
})

const PARAMETERS = {
  MINIMUM_EXPEDITION_BOTTLE: '6',
  MAXIMUM_EXPEDITION_BOTTLE: null,
  BOTTLE_MULTIPLE: null,
  BOTTLE_COUNT_BY_CAPACITY: 'false',
  FREE_SHIPPING_BOTTLE: null,
  FREE_SHIPPING_PRICE: null,
}

test('the parameters as they are read', () => {
  expect(parcelSettings(PARAMETERS)).toEqual(settings())
  expect(
    parcelSettings({
      MINIMUM_EXPEDITION_BOTTLE: '3',
      MAXIMUM_EXPEDITION_BOTTLE: '60',
      BOTTLE_MULTIPLE: '3',
      BOTTLE_COUNT_BY_CAPACITY: 'true',
      FREE_SHIPPING_BOTTLE: '24',
      FREE_SHIPPING_PRICE: '149,90',
    }),
  ).toEqual({
    minimum: 3,
    maximum: 60,
    multiple: 3,
    countsByCapacity: true,
    freeFromBottles: 24,
    freeFromPrice: 14_990,
  })
})

test('a number that makes no sense is no rule', () => {
  expect(
    parcelSettings({
      ...PARAMETERS,
      MINIMUM_EXPEDITION_BOTTLE: '-4',
      MAXIMUM_EXPEDITION_BOTTLE: '0',
      BOTTLE_MULTIPLE: '1',
      FREE_SHIPPING_BOTTLE: '-1',
      FREE_SHIPPING_PRICE: ' ',
    }),
  ).toEqual(settings({ minimum: 0 }))
})
