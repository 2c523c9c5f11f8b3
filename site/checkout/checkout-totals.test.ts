import { expect, test } from 'vitest'
import type { Cart, CartProduct } from '#contract/carts/carts.ts'
import type { ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { type CheckoutState, NOTHING_CHOSEN } from './checkout-choices.ts'
import { checkoutTotals, effectKey, needsEffect } from './checkout-totals.ts'

const line = (total: number, { isUnavailable = false } = {}) =>
  ({ idCartProduct: total, quantity: 1, total, isUnavailable }) as CartProduct
const code = (given: object) => ({
  code: 'NOEL',
  isValid: true,
  amount: 0,
  isOnShipping: false,
  message: null,
  ...given,
})
const cartOf = (given: Partial<Cart> = {}) =>
  ({ id: 'a'.repeat(32), products: [line(11.3), line(22.6)], discount: null, ...given }) as Cart
const CARRIER = { price: 9.9, fdp: 14.9 } as ShippingPrice
const parcel: CheckoutState = { ...NOTHING_CHOSEN, deliveryType: 'delivery', carrier: CARRIER }

test('lines, and delivery once a carrier is chosen', () => {
  expect(checkoutTotals(NOTHING_CHOSEN, cartOf())).toMatchObject({ subtotal: 3390, shipping: null, total: 3390 })
  expect(checkoutTotals(parcel, cartOf())).toMatchObject({ shipping: 990, fullShipping: 1490, total: 4380 })
})

test('what is sold out is not counted', () => {
  expect(checkoutTotals(parcel, cartOf({ products: [line(10), line(99, { isUnavailable: true })] })).subtotal).toBe(
    1000,
  )
})

test('fetching and mailing cost nothing, whatever carrier was chosen before', () => {
  for (const deliveryType of ['clickAndCollect', 'no_delivery'] as const) {
    expect(checkoutTotals({ ...parcel, deliveryType }, cartOf())).toMatchObject({ shipping: 0, total: 3390 })
  }
})

test('a code takes off what the cart says while it holds, and never more than there is', () => {
  const held = cartOf({ discount: code({ amount: 5 }) })
  expect(checkoutTotals(parcel, held)).toMatchObject({ discount: 500, total: 3880 })
  expect(checkoutTotals(parcel, cartOf({ discount: code({ amount: 5, isValid: false }) })).discount).toBe(0)
  expect(checkoutTotals(parcel, cartOf({ discount: code({ amount: 500 }) })).total).toBe(0)
})

test('what the server said a code does holds for that cart and that carrier only', () => {
  const held = cartOf({ discount: code({ isOnShipping: true }) })
  const effect = { for: effectKey({ state: parcel, cart: held, code: 'NOEL' }), code: 'NOEL', discount: 9.9 }
  const told = { ...parcel, discount: effect }
  expect(needsEffect(parcel, held)).toBe(true)
  expect(needsEffect(told, held)).toBe(false)
  expect(checkoutTotals(told, held)).toMatchObject({ discount: 990, shipping: 990, total: 3390 })
  const dearer = { ...told, carrier: { ...CARRIER, price: 20 } }
  expect(checkoutTotals(dearer, held)).toMatchObject({ discount: 0, total: 5390 })
  expect(needsEffect(dearer, held)).toBe(true)
  expect(checkoutTotals(told, cartOf({ products: [line(50)], discount: held.discount })).discount).toBe(0)
})

test('only a code on delivery has to be asked about', () => {
  expect(needsEffect(parcel, cartOf())).toBe(false)
  expect(needsEffect(parcel, cartOf({ discount: code({ amount: 5 }) }))).toBe(false)
  expect(needsEffect(parcel, cartOf({ discount: code({ isOnShipping: true, isValid: false }) }))).toBe(false)
})
