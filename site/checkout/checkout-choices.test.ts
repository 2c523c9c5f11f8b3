import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cart, CartProduct } from '#contract/carts/carts.ts'
import type { AccessPoint, ShippingPrice } from '#contract/deliveries/deliveries.ts'
import {
  addressPlace,
  type CheckoutState,
  changeCity,
  changeCountry,
  chooseCarrier,
  chooseDelivery,
  chooseDeliveryInFrance,
  choosePoint,
  chooseSlot,
  DELIVERY_CHOICES,
  FRANCE,
  failPrices,
  fingerprint,
  fitToCart,
  keyFor,
  NOTHING_CHOSEN,
  priceKey,
  takePrices,
} from './checkout-choices.ts'

const line = ({ idCartProduct, quantity, total }: { idCartProduct: number; quantity: number; total: number }) =>
  ({ idCartProduct, quantity, total, isUnavailable: false }) as CartProduct
const cartOf = (id: string, ...products: CartProduct[]) => ({ id, products, needsDelivery: true }) as Cart
const CART = cartOf('a'.repeat(32), line({ idCartProduct: 1, quantity: 6, total: 72 }))

const price = (id: number, given: Partial<ShippingPrice> = {}): ShippingPrice => ({
  id,
  name: `Transporteur ${id}`,
  delay: '48 h',
  arrival: null,
  fdp: 12,
  price: 12,
  serviceCode: null,
  serviceName: null,
  deliveryType: 'DELIVERY',
  siteType: 'TABLE',
  ...given,
})
const HOME = price(1)
const RELAY = price(2, { deliveryType: 'PICKUP', price: 6 })
const POINT = { id: 'P1', name: 'Tabac du pont' } as AccessPoint
const CITY = { postalCode: '37500', name: 'Chinon' }
const SLOT = { idAddress: 4, date: '2026-12-24', idSchedule: 600, from: '10:00', until: '11:00' }

/** A checkout with everything chosen for a parcel to an access point. */
function chosen(): CheckoutState {
  const start: CheckoutState = { ...NOTHING_CHOSEN, cartId: CART.id, deliveryType: 'pickup', city: CITY }
  const priced = takePrices({ state: start, key: priceKey(start, CART), list: [HOME, RELAY] })
  return choosePoint(chooseCarrier(priced, RELAY), POINT)
}

test('choosing to fetch the order resets carrier, city, prices and access point', () => {
  const fetched = chooseDelivery(chosen(), 'clickAndCollect')
  expect(fetched).toMatchObject({ carrier: null, city: null, prices: null, pickupAddress: null })
  expect(fetched.deliveryType).toBe('clickAndCollect')
})

test('postal code and town stay what was typed, whichever way to receive is chosen and in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DELIVERY_CHOICES), { maxLength: 6 }), (ways) => {
      const end = ways.reduce(chooseDelivery, chosen())
      expect(addressPlace(end)).toEqual(CITY)
      expect(end.city).toEqual(end.deliveryType === 'clickAndCollect' ? null : CITY)
    }),
  )
})

test('an address abroad, which no parcel goes to, is there again for who fetches the order after all', () => {
  const belgium = { id: 56, alphaTwo: 'BE' }
  const brussels = { postalCode: '1000', name: 'Bruxelles' }
  const fetched = changeCity(changeCountry(chooseDelivery(NOTHING_CHOSEN, 'clickAndCollect'), belgium), brussels)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...DELIVERY_CHOICES), { maxLength: 6 }), (ways) => {
      const tried = ways.reduce(chooseDeliveryInFrance, fetched)
      const isParcel = tried.deliveryType === 'delivery' || tried.deliveryType === 'pickup'
      expect(tried.country).toEqual(isParcel ? FRANCE : belgium)
      expect(addressPlace(tried)).toEqual(isParcel ? null : brussels)
      expect(addressPlace(chooseDeliveryInFrance(tried, 'clickAndCollect'))).toEqual(brussels)
    }),
  )
  // Who has written an address in France since means that one.
  const corrected = changeCity(chooseDeliveryInFrance(fetched, 'delivery'), CITY)
  const again = chooseDeliveryInFrance(corrected, 'clickAndCollect')
  expect([again.country, addressPlace(again)]).toEqual([FRANCE, CITY])
})

test('who fetches the order corrects their town, and a parcel goes there afterwards', () => {
  const angers = { postalCode: '49000', name: 'Angers' }
  const fetched = changeCity(chooseDelivery(chosen(), 'clickAndCollect'), angers)
  expect(fetched.city).toBeNull()
  expect(addressPlace(fetched)).toEqual(angers)
  expect(chooseDelivery(fetched, 'delivery')).toMatchObject({ city: angers, prices: null, carrier: null })
  expect(addressPlace(changeCountry(fetched, { id: 56, alphaTwo: 'BE' }))).toBeNull()
})

test('choosing what was chosen already changes nothing', () => {
  for (const type of DELIVERY_CHOICES) {
    const state = { ...chosen(), deliveryType: type }
    expect(chooseDelivery(state, type)).toBe(state)
  }
})

test('a parcel forgets the appointment, and the carrier of the other kind of parcel', () => {
  const withSlot = chooseSlot({ ...chosen(), deliveryType: 'clickAndCollect' }, SLOT)
  expect(chooseDelivery(withSlot, 'delivery').clickAndCollect).toBeNull()
  expect(chooseDelivery(chosen(), 'delivery').carrier).toBeNull()
  expect(chooseDelivery({ ...chosen(), deliveryType: 'delivery' }, 'pickup').carrier).toEqual(RELAY)
})

test('another postal code forgets prices, carrier and access point; another spelling of the town does not', () => {
  const renamed = changeCity(chosen(), { postalCode: '37500', name: 'CHINON' })
  expect(renamed).toMatchObject({ carrier: RELAY, pickupAddress: { point: POINT } })
  const moved = changeCity(chosen(), { postalCode: '49000', name: 'Angers' })
  expect(moved).toMatchObject({ carrier: null, prices: null, pickupAddress: null })
})

test('another country forgets the town too', () => {
  expect(changeCountry(chosen(), { id: 56, alphaTwo: 'BE' })).toMatchObject({
    city: null,
    carrier: null,
    prices: null,
    pickupAddress: null,
  })
  const state = chosen()
  expect(changeCountry(state, FRANCE)).toBe(state)
})

test('prices hold for the cart they were asked for, and for no other contents', () => {
  expect(fitToCart(chosen(), CART).carrier).toEqual(RELAY)
  expect(fitToCart(chosen(), cartOf(CART.id, line({ idCartProduct: 1, quantity: 12, total: 144 })))).toMatchObject({
    carrier: null,
    prices: null,
  })
  expect(fitToCart(chosen(), cartOf(CART.id, line({ idCartProduct: 1, quantity: 6, total: 70 })))).toMatchObject({
    carrier: null,
    prices: null,
  })
  const gone = { ...line({ idCartProduct: 1, quantity: 6, total: 72 }), isUnavailable: true }
  expect(fitToCart(chosen(), cartOf(CART.id, gone)).carrier).toBeNull()
})

test('another cart ends the order, the code and the consent of the one before, and keeps who buys', () => {
  const state: CheckoutState = {
    ...chosen(),
    phone: '0612345678',
    order: { key: 'k', sent: 's', publicId: null },
    discount: { for: 'x', code: 'NOEL', discount: 5 },
    reminder: { isWanted: true, isTold: true },
  }
  const met = fitToCart(state, cartOf('b'.repeat(32), line({ idCartProduct: 9, quantity: 6, total: 60 })))
  expect(met).toMatchObject({ cartId: 'b'.repeat(32), order: null, discount: null, phone: '0612345678' })
  expect(met.reminder).toEqual({ isWanted: false, isTold: false })
  expect(fitToCart(state, CART).order).toEqual(state.order)
})

test('a cart without a parcel has no choice of delivery, and one with a parcel gets it back', () => {
  const mailed = fitToCart(chosen(), { ...CART, needsDelivery: false })
  expect(mailed).toMatchObject({ deliveryType: 'no_delivery', carrier: null, city: CITY })
  expect(fitToCart(mailed, CART).deliveryType).toBeNull()
})

test('fresh prices keep the carrier at its new price, and drop one that is gone', () => {
  const key = priceKey(chosen(), CART)
  expect(takePrices({ state: chosen(), key, list: [HOME, { ...RELAY, price: 9 }] }).carrier?.price).toBe(9)
  const gone = takePrices({ state: chosen(), key, list: [HOME, price(3)] })
  expect(gone.carrier).toBeNull()
})

test('the only carrier of the wished kind is chosen by itself', () => {
  const start: CheckoutState = { ...NOTHING_CHOSEN, deliveryType: 'delivery', city: CITY }
  expect(takePrices({ state: start, key: 'k', list: [HOME, RELAY] }).carrier).toEqual(HOME)
  expect(takePrices({ state: start, key: 'k', list: [HOME, price(3)] }).carrier).toBeNull()
  expect(takePrices({ state: start, key: 'k', list: [] }).carrier).toBeNull()
})

test('services of one carrier are told apart', () => {
  const express = price(7, { serviceCode: 'EXPRESS', siteType: 'EXPORT' })
  const slow = price(7, { serviceCode: 'SLOW', siteType: 'EXPORT', price: 9 })
  const state = chooseCarrier(takePrices({ state: chosen(), key: 'k', list: [express, slow] }), slow)
  expect(takePrices({ state, key: 'k', list: [express] }).carrier).toBeNull()
})

test('a failed calculation empties carrier and prices', () => {
  expect(failPrices(chosen())).toMatchObject({ carrier: null, prices: null })
})

test('an access point belongs to its carrier', () => {
  expect(chooseCarrier(chosen(), RELAY).pickupAddress?.point).toEqual(POINT)
  expect(chooseCarrier(chosen(), price(5, { deliveryType: 'PICKUP' })).pickupAddress).toBeNull()
  expect(choosePoint({ ...chosen(), carrier: null, pickupAddress: null }, POINT).pickupAddress).toBeNull()
})

test('the carrier decides whether the parcel goes to the door', () => {
  expect(chooseCarrier(chosen(), HOME)).toMatchObject({ deliveryType: 'delivery', pickupAddress: null })
})

test('the same wish keeps its key and another gets a new one', () => {
  const first = keyFor({ state: NOTHING_CHOSEN, body: { total: 72 }, newKey: 'one' })
  const state = { ...NOTHING_CHOSEN, order: { ...first, publicId: 'p' } }
  expect(keyFor({ state, body: { total: 72 }, newKey: 'two' })).toEqual({ ...first, publicId: 'p' })
  expect(keyFor({ state, body: { total: 73 }, newKey: 'two' })).toMatchObject({ key: 'two', publicId: 'p' })
})

test('fingerprints differ where texts do', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(fingerprint(one) === fingerprint(other)).toBe(one === other)
    }),
  )
})

test('no way of choosing leaves a price that belongs to another place', () => {
  const places = [CITY, { postalCode: '49000', name: 'Angers' }, null]
  const steps = fc.oneof(
    fc.constantFrom(...DELIVERY_CHOICES).map((type) => (state: CheckoutState) => chooseDelivery(state, type)),
    fc.constantFrom(...places).map((city) => (state: CheckoutState) => changeCity(state, city)),
    fc.constantFrom(FRANCE, { id: 56, alphaTwo: 'BE' }).map((to) => (state: CheckoutState) => changeCountry(state, to)),
    fc.constant((state: CheckoutState) => takePrices({ state, key: priceKey(state, CART), list: [HOME, RELAY] })),
    fc
      .constantFrom(CART, cartOf(CART.id, line({ idCartProduct: 1, quantity: 12, total: 144 })))
      .map((cart) => (state: CheckoutState) => fitToCart(state, cart)),
  )
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 12 }), (path) => {
      const end = fitToCart(
        path.reduce((state, step) => step(state), chosen()),
        CART,
      )
      if (end.prices) expect(end.prices.for).toBe(priceKey(end, CART))
      if (end.carrier) expect(end.prices?.list).toContainEqual(end.carrier)
      if (end.deliveryType === 'clickAndCollect') expect(end.carrier).toBeNull()
    }),
  )
})
