import { expect, test } from 'vitest'
import type { Cart } from '#contract/carts/carts.ts'
import type { AccessPoint, ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { cents } from '#rules/basics/money.ts'
import { type CheckoutState, chooseDelivery, NOTHING_CHOSEN } from '#site/checkout/checkout-choices.ts'
import { orderRequest } from './order-request.ts'

const CART = { id: 'a'.repeat(32), hasAlcohol: true, discount: null } as Cart
const AGREED = { acceptsSaleTerms: true, shownTotal: cents(7570) }
const TABLE = { id: 3, price: 7.9, siteType: 'TABLE', serviceName: null, serviceCode: null } as ShippingPrice
const state = (given: Partial<CheckoutState>): CheckoutState => ({
  ...NOTHING_CHOSEN,
  buyer: { email: ' marie@exemple.fr ', firstname: 'Marie', lastname: 'Dupont', birthdate: '1980-05-12' },
  phone: '0612345678',
  city: { postalCode: '37500', name: 'Chinon' },
  address: { ...NOTHING_CHOSEN.address, address: '12 rue Voltaire' },
  message: ' Merci ',
  ...given,
})
const HOUSE = {
  firstname: 'Marie',
  lastname: 'Dupont',
  company: '',
  address: '12 rue Voltaire',
  addressPart2: '',
  postalCode: '37500',
  city: 'Chinon',
  idCountry: 250,
}

test('a parcel to the door', () => {
  const wish = orderRequest({ state: state({ deliveryType: 'delivery', carrier: TABLE }), cart: CART, agreed: AGREED })
  expect(wish).toEqual({
    idCart: CART.id,
    user: {
      phone: '0612345678',
      email: 'marie@exemple.fr',
      firstname: 'Marie',
      lastname: 'Dupont',
      birthdate: '1980-05-12',
    },
    address: { delivery: HOUSE, billing: HOUSE },
    discount: null,
    giftCards: [],
    message: 'Merci',
    dateSchedule: null,
    idSchedule: null,
    delivery: { type: 'DELIVERY', idCarrier: 3, idAccessPoint: null },
    deliveryPostalCode: '37500',
    deliveryIdCountry: 250,
    acceptsSaleTerms: true,
    shownTotal: 75.7,
  })
})

test('for someone else, and billed elsewhere', () => {
  const billing = { ...HOUSE, lastname: 'SARL', address: '1 quai', city: 'Tours' }
  const address = {
    ...NOTHING_CHOSEN.address,
    address: '12 rue Voltaire',
    recipient: { firstname: 'Léa', lastname: 'Petit' },
  }
  const gift = orderRequest({
    state: state({ deliveryType: 'delivery', carrier: TABLE, address }),
    cart: CART,
    agreed: AGREED,
  })
  expect(gift.address.delivery).toMatchObject({ firstname: 'Léa', lastname: 'Petit' })
  expect(gift.address.billing).toMatchObject({ firstname: 'Marie', lastname: 'Dupont' })
  const other = state({ deliveryType: 'delivery', carrier: TABLE, address: { ...address, billing } })
  expect(orderRequest({ state: other, cart: CART, agreed: AGREED }).address.billing).toEqual(billing)
})

test('to an access point', () => {
  const pickupAddress = { idCarrier: 3, point: { id: 'P7' } as AccessPoint }
  const wish = orderRequest({
    state: state({ deliveryType: 'pickup', carrier: TABLE, pickupAddress }),
    cart: CART,
    agreed: AGREED,
  })
  expect(wish.delivery).toEqual({ type: 'PICKUP', idCarrier: 3, idAccessPoint: 'P7' })
  expect(wish.address).toEqual({ delivery: null, billing: HOUSE })
  expect(wish.deliveryPostalCode).toBe('37500')
})

test('an export carrier is named with its service and quote', () => {
  const carrier = { ...TABLE, siteType: 'EXPORT', serviceName: 'Express', serviceCode: 'X1' } as const
  const wish = orderRequest({ state: state({ deliveryType: 'delivery', carrier }), cart: CART, agreed: AGREED })
  expect(wish.delivery).toMatchObject({ serviceName: 'Express', serviceCode: 'X1', servicePrice: 7.9 })
})

test('fetched at the estate: the appointment, and no carrier left from before', () => {
  const clickAndCollect = { idAddress: 4, date: '2026-12-24', idSchedule: 600, from: '10:00', until: '11:00' }
  const fetched = chooseDelivery(state({ deliveryType: 'delivery', carrier: TABLE }), 'clickAndCollect')
  const wish = orderRequest({
    state: { ...fetched, clickAndCollect },
    cart: CART,
    agreed: AGREED,
  })
  expect(wish.delivery).toEqual({ type: 'CLICK_AND_COLLECT', idAddress: 4 })
  expect(wish).toMatchObject({ dateSchedule: '2026-12-24', idSchedule: 600, deliveryPostalCode: null })
  expect(wish.address).toEqual({ delivery: null, billing: HOUSE })
})

test('mailed: nothing but the bill, and no birth date where there is no alcohol', () => {
  const wish = orderRequest({
    state: state({ deliveryType: 'no_delivery' }),
    cart: { ...CART, hasAlcohol: false },
    agreed: AGREED,
  })
  expect(wish.delivery).toEqual({ type: 'NO_DELIVERY' })
  expect(wish.user.birthdate).toBeNull()
  expect(wish.address.delivery).toBeNull()
})

test('a code goes along while it holds', () => {
  const discount = { code: 'NOEL', isValid: true, amount: 5, isOnShipping: false, message: null }
  const wished = state({ deliveryType: 'no_delivery' })
  expect(orderRequest({ state: wished, cart: { ...CART, discount }, agreed: AGREED }).discount).toEqual({
    code: 'NOEL',
  })
  expect(
    orderRequest({ state: wished, cart: { ...CART, discount: { ...discount, isValid: false } }, agreed: AGREED })
      .discount,
  ).toBeNull()
})

test('who insists on their town says so with each address that it is part of', () => {
  const sure = {
    deliveryType: 'delivery',
    carrier: TABLE,
    city: { postalCode: '37500', name: 'Tours', isConfirmed: true },
  } as const
  const wish = orderRequest({ state: state(sure), cart: CART, agreed: AGREED })
  expect([wish.address.delivery?.isCityConfirmed, wish.address.billing.isCityConfirmed]).toEqual([true, true])
  const billing = { ...HOUSE, city: 'Lyon', isCityConfirmed: true }
  const address = { ...NOTHING_CHOSEN.address, address: '12 rue Voltaire', billing }
  const billed = orderRequest({
    state: state({ deliveryType: 'delivery', carrier: TABLE, address }),
    cart: CART,
    agreed: AGREED,
  })
  expect([billed.address.delivery?.isCityConfirmed, billed.address.billing.isCityConfirmed]).toEqual([undefined, true])
})

test('gift cards pay in the order in which they were added; the total stays the total', () => {
  const giftCards = ['4F7K-AAAA-BBBB-CCCC-M', '0000-1111-2222-3333-4']
  const wish = orderRequest({ state: state({}), cart: CART, giftCards, agreed: AGREED })
  expect(wish).toMatchObject({ giftCards, shownTotal: 75.7 })
})
