import { expect, test } from 'vitest'
import type { BottleCount, Cart, CartProduct } from '#contract/carts/carts.ts'
import type { AccessPoint, ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { type CheckoutState, NOTHING_CHOSEN } from './checkout-choices.ts'
import { detourFrom, openStep, parcelProblem, STEPS, stepsFor } from './checkout-steps.ts'

const TODAY = '2026-11-15'
const CART = {
  id: 'a'.repeat(32),
  products: [{ id: 1 } as CartProduct],
  needsDelivery: true,
  hasAlcohol: true,
  bottles: null,
} as Cart
const HOME = { id: 1, deliveryType: 'DELIVERY' } as ShippingPrice
const RELAY = { id: 2, deliveryType: 'PICKUP' } as ShippingPrice
const POINT = { idCarrier: 2, point: { id: 'P' } as AccessPoint }
const SLOT = { idAddress: 1, date: '2026-12-01', idSchedule: 600, from: '10:00', until: '11:00' }
const BOTTLES: BottleCount = { count: 6, minimum: 6, maximum: null, multiple: null, missing: 0, excess: 0 }

const known = (given: Partial<CheckoutState> = {}): CheckoutState => ({
  ...NOTHING_CHOSEN,
  deliveryType: 'delivery',
  buyer: { email: 'marie@exemple.fr', firstname: 'Marie', lastname: 'Dupont', birthdate: '1980-05-12' },
  phone: '06 12 34 56 78',
  city: { postalCode: '37500', name: 'Chinon' },
  address: { ...NOTHING_CHOSEN.address, address: '12 rue Voltaire' },
  ...given,
})

test('without a cart, or with an empty one, no step is open', () => {
  expect(openStep({ state: known(), cart: null, today: TODAY })).toBe('cart')
  expect(openStep({ state: known(), cart: { ...CART, products: [] }, today: TODAY })).toBe('cart')
})

test('the first step that lacks something is the one that is open', () => {
  expect(openStep({ state: NOTHING_CHOSEN, cart: CART, today: TODAY })).toBe('address')
  expect(openStep({ state: known({ deliveryType: null }), cart: CART, today: TODAY })).toBe('address')
  expect(openStep({ state: known(), cart: CART, today: TODAY })).toBe('shipping')
  expect(openStep({ state: known({ carrier: HOME }), cart: CART, today: TODAY })).toBe('payment')
})

test('an access point is needed where the parcel goes to one, and of that carrier', () => {
  const relay = { deliveryType: 'pickup', carrier: RELAY } as const
  expect(openStep({ state: known(relay), cart: CART, today: TODAY })).toBe('shipping')
  expect(openStep({ state: known({ ...relay, pickupAddress: POINT }), cart: CART, today: TODAY })).toBe('payment')
  expect(
    openStep({ state: known({ ...relay, pickupAddress: { ...POINT, idCarrier: 9 } }), cart: CART, today: TODAY }),
  ).toBe('shipping')
  expect(openStep({ state: known({ deliveryType: 'pickup', carrier: HOME }), cart: CART, today: TODAY })).toBe(
    'shipping',
  )
  expect(openStep({ state: known({ carrier: RELAY, pickupAddress: POINT }), cart: CART, today: TODAY })).toBe(
    'shipping',
  )
})

test('who fetches the order needs an appointment', () => {
  expect(openStep({ state: known({ deliveryType: 'clickAndCollect' }), cart: CART, today: TODAY })).toBe('shipping')
  expect(
    openStep({ state: known({ deliveryType: 'clickAndCollect', clickAndCollect: SLOT }), cart: CART, today: TODAY }),
  ).toBe('payment')
})

test('what is mailed skips the second step', () => {
  const mailed = { ...CART, needsDelivery: false, hasAlcohol: false }
  expect(openStep({ state: known({ deliveryType: 'no_delivery' }), cart: mailed, today: TODAY })).toBe('payment')
  expect(openStep({ state: known({ deliveryType: 'no_delivery' }), cart: CART, today: TODAY })).toBe('shipping')
  expect(stepsFor('no_delivery')).toEqual(['address', 'payment'])
  expect(stepsFor('pickup')).toEqual(STEPS)
})

test('a step that is not open yet leads to the one that is; one before it may be entered again', () => {
  expect(detourFrom('payment', 'address')).toBe('address')
  expect(detourFrom('payment', 'shipping')).toBe('shipping')
  expect(detourFrom('shipping', 'address')).toBe('address')
  for (const step of STEPS) {
    expect(detourFrom(step, 'payment')).toBeNull()
    expect(detourFrom(step, 'cart')).toBe('cart')
    expect(detourFrom(step, step)).toBeNull()
  }
})

test('bottles that are missing, too many or out of step keep a parcel, and only a parcel', () => {
  const parcel = { deliveryType: 'delivery' } as const
  expect(parcelProblem(parcel, BOTTLES)).toBeNull()
  expect(parcelProblem(parcel, null)).toBeNull()
  const few = { ...BOTTLES, count: 4, missing: 2 }
  expect(parcelProblem(parcel, few)).toEqual({ kind: 'too-few', missing: 2, minimum: 6 })
  const many = { ...BOTTLES, count: 40, maximum: 36, excess: 4 }
  expect(parcelProblem(parcel, many)).toEqual({ kind: 'too-many', excess: 4, maximum: 36 })
  const odd = { ...BOTTLES, count: 7, multiple: 6, missing: 5 }
  expect(parcelProblem(parcel, odd)).toEqual({ kind: 'multiple', missing: 5, multiple: 6 })
  for (const deliveryType of ['clickAndCollect', 'no_delivery'] as const) {
    expect(parcelProblem({ deliveryType }, few)).toBeNull()
  }
  expect(openStep({ state: known({ carrier: HOME }), cart: { ...CART, bottles: few }, today: TODAY })).toBe('shipping')
})
