import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { type DiscountCode, discountOutcome, normalizeCode, shippingDiscount } from './discount-codes.ts'

const now = new Date('2026-05-10T12:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const code = (given: Partial<DiscountCode> = {}): DiscountCode => ({
  type: 'PERCENT',
  amount: 1_000,
  detail_type: 'PRODUCT',
  least_cents: 0,
  max_uses: null,
  max_uses_per_customer: null,
  uses: 0,
  starts_at: null,
  ends_at: null,
  is_valid: true,
  ...given,
})
const on = (
  given: DiscountCode | undefined,
  { products = 10_000, usesByCustomer = null }: { products?: number; usesByCustomer?: number | null } = {},
) => discountOutcome(given, { products: cents(products), now, usesByCustomer })

test('percent and euros come off the products', () => {
  expect(on(code())).toEqual({ isValid: true, amount: 1_000, isOnShipping: false })
  expect(on(code({ type: 'EURO', amount: 1_500 }))).toEqual({ isValid: true, amount: 1_500, isOnShipping: false })
  expect(on(code({ amount: 333 }), { products: 1_050 })).toMatchObject({ amount: 35 })
})

test('a code for the delivery leaves the products alone', () => {
  const delivery = code({ detail_type: 'SHIPPING_FEES', amount: 10_000 })
  expect(on(delivery)).toEqual({ isValid: true, amount: 0, isOnShipping: true })
  expect(shippingDiscount(delivery, cents(1_290))).toBe(1_290)
  expect(shippingDiscount(code({ detail_type: 'SHIPPING_FEES', type: 'EURO', amount: 500 }), cents(1_290))).toBe(500)
  expect(shippingDiscount(code({ detail_type: 'SHIPPING_FEES', type: 'EURO', amount: 5_000 }), cents(1_290))).toBe(
    1_290,
  )
  expect(shippingDiscount(code(), cents(1_290))).toBe(0)
})

test('a cart that is worth too little is told from what on', () => {
  expect(on(code({ least_cents: 6_000 }), { products: 5_999 })).toEqual({
    isValid: false,
    reason: 'too-little',
    least: 6_000,
  })
  expect(on(code({ least_cents: 6_000 }), { products: 6_000 })).toMatchObject({ isValid: true })
})

test.each<[string, DiscountCode | undefined, number | null]>([
  ['unknown', undefined, null],
  ['taken back', code({ is_valid: false }), null],
  ['not begun', code({ starts_at: after }), null],
  ['lapsed', code({ ends_at: before }), null],
  ['lapsed just now', code({ ends_at: now }), null],
  ['used up', code({ max_uses: 3, uses: 3 }), null],
  ['used up by this customer', code({ max_uses_per_customer: 1 }), 1],
  ['lapsed, in a cart worth too little', code({ ends_at: before, least_cents: 1_000_000 }), null],
  ['used up, in a cart worth too little', code({ max_uses: 1, uses: 1, least_cents: 1_000_000 }), null],
])('a code that is %s is answered like one that never was', (_, given, uses) => {
  expect(on(given, { products: 10_000, usesByCustomer: uses })).toEqual({ isValid: false, reason: 'unknown' })
})

test.each<[string, DiscountCode, number | null]>([
  ['begins this instant', code({ starts_at: now }), null],
  ['lasts an instant more', code({ ends_at: after }), null],
  ['has one use left', code({ max_uses: 3, uses: 2 }), null],
  ['this customer may use once more', code({ max_uses_per_customer: 2 }), 1],
  ['is once a customer, for nobody known', code({ max_uses_per_customer: 1 }), null],
])('a code that %s holds', (_, given, uses) => {
  expect(on(given, { products: 10_000, usesByCustomer: uses })).toMatchObject({ isValid: true })
})

test('codes are written in capitals, without spaces around', () => {
  expect(normalizeCode('  bienvenue10 ')).toBe('BIENVENUE10')
  expect(normalizeCode('été')).toBe('ÉTÉ')
})

test('never more comes off than there is, and never less than nothing', () => {
  const anyCode = fc.oneof(
    fc.record({ type: fc.constant('EURO' as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
    fc.record({ type: fc.constant('PERCENT' as const), amount: fc.integer({ min: 1, max: 10_000 }) }),
  )
  const onWhat = fc.constantFrom('PRODUCT' as const, 'SHIPPING_FEES' as const)
  fc.assert(
    fc.property(anyCode, onWhat, fc.nat(1_000_000), fc.nat(10_000), (reducing, detail_type, products, fees) => {
      const given = code({ ...reducing, detail_type })
      const outcome = on(given, { products })
      const off = outcome.isValid ? outcome.amount : -1
      const offFees = shippingDiscount(given, cents(fees))
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThanOrEqual(products)
      expect(offFees).toBeGreaterThanOrEqual(0)
      expect(offFees).toBeLessThanOrEqual(fees)
      expect(detail_type === 'PRODUCT' ? offFees : off).toBe(0)
    }),
  )
})
