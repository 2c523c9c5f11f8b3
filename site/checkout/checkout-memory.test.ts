import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckoutState, chooseDelivery, NOTHING_CHOSEN } from './checkout-choices.ts'
import { readCheckout, STORAGE_KEYS, storageWrites } from './checkout-memory.ts'

const FULL: CheckoutState = {
  cartId: 'a'.repeat(32),
  deliveryType: 'pickup',
  buyer: { email: 'marie@exemple.fr', firstname: 'Marie', lastname: 'Dupont', birthdate: '1980-05-12' },
  phone: '0612345678',
  country: { id: 56, alphaTwo: 'BE' },
  city: { postalCode: '1000', name: 'Bruxelles' },
  address: {
    company: '',
    address: '1 quai',
    addressPart2: '',
    place: { postalCode: '1050', name: 'Ixelles' },
    recipient: { firstname: 'Léa', lastname: 'Petit' },
    billing: null,
  },
  prices: { for: 'x', list: [] },
  carrier: {
    id: 2,
    name: 'Relais',
    delay: '',
    arrival: { from: '2026-11-19', until: '2026-11-20' },
    fdp: 6,
    price: 6,
    serviceCode: null,
    serviceName: null,
    deliveryType: 'PICKUP',
    siteType: 'TABLE',
  },
  pickupAddress: null,
  clickAndCollect: { idAddress: 1, date: '2026-12-24', idSchedule: 600, from: '10:00', until: '11:00' },
  message: 'Merci',
  reminder: { isWanted: true, isTold: false },
  discount: null,
  order: { key: 'k', sent: 's', publicId: null },
}

/** A storage that remembers what was written into it. */
function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    keep(before: CheckoutState, after: CheckoutState) {
      for (const [key, text] of storageWrites(before, after)) {
        if (text === null) kept.delete(key)
        else kept.set(key, text)
      }
    },
  }
}

test('what is written down is read back', () => {
  const { keep, read } = storage()
  keep(NOTHING_CHOSEN, FULL)
  expect(readCheckout(read)).toEqual(FULL)
})

test('what is taken away leaves nothing behind', () => {
  const { keep, read, kept } = storage()
  keep(NOTHING_CHOSEN, FULL)
  const fetched = chooseDelivery(FULL, 'clickAndCollect')
  keep(FULL, fetched)
  expect(kept.has(STORAGE_KEYS.carrier)).toBe(false)
  expect(readCheckout(read)).toEqual(fetched)
  keep(fetched, NOTHING_CHOSEN)
  expect(kept.size).toBe(0)
})

test('only what changed is written', () => {
  expect(storageWrites(FULL, { ...FULL, phone: '07' }).map(([key]) => key)).toEqual(['phone'])
  expect(storageWrites(FULL, FULL)).toEqual([])
})

test('the keys are those of the specification, each once', () => {
  expect(Object.values(STORAGE_KEYS)).toEqual(
    expect.arrayContaining([
      'city',
      'country',
      'carrier',
      'prices',
      'address',
      'phone',
      'deliveryType',
      'clickAndCollect',
      'pickupAddress',
    ]),
  )
  expect(new Set(Object.values(STORAGE_KEYS)).size).toBe(Object.values(STORAGE_KEYS).length)
  expect(Object.values(STORAGE_KEYS)).not.toContain('cartId')
})

test.each(['{', 'null', '5', '"x"', '[]', '{}', '{"list":5,"for":"x"}'])(
  'a part that reads %s does not break the rest',
  (text) => {
    const state = readCheckout((key) => (key === STORAGE_KEYS.phone ? '"0612345678"' : text))
    expect(state.phone).toBe('0612345678')
    expect(typeof state.buyer.email).toBe('string')
    expect(state.prices === null || Array.isArray(state.prices.list)).toBe(true)
    expect(state.city === null || typeof state.city.postalCode === 'string').toBe(true)
  },
)

test('no text in storage makes a state that the screens cannot show', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const state = readCheckout(() => text)
      expect(typeof state.buyer.firstname).toBe('string')
      expect(typeof state.address.address).toBe('string')
      expect(typeof state.country.id).toBe('number')
      expect(state.carrier === null || typeof state.carrier.price === 'number').toBe(true)
      expect(state.order === null || typeof state.order.key === 'string').toBe(true)
    }),
  )
})
