import { expect, test } from 'vitest'
import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import { type CheckoutState, type DeliveryChoice, NOTHING_CHOSEN } from '#site/checkout/checkout-choices.ts'
import { chosenAddress, offeredAddresses, prefill, takeAddress, takeNoAddress } from './book-choice.ts'

const HOME: CustomerAddress = {
  id: 1,
  firstname: 'Jeanne',
  lastname: 'Martin',
  company: '',
  address: '12 rue des Tonneliers',
  addressPart2: 'Bâtiment B',
  postalCode: '49400',
  city: 'Saumur',
  idCountry: 250,
  isDeliveryDefault: true,
  isBillingDefault: false,
}
const OFFICE: CustomerAddress = {
  ...HOME,
  id: 2,
  company: 'Cave Martin',
  address: '3 quai Mayaud',
  addressPart2: '',
  isDeliveryDefault: false,
  isBillingDefault: true,
}
const PAUL: CustomerAddress = {
  ...HOME,
  id: 3,
  firstname: 'Paul',
  address: '1 rue Haute',
  postalCode: '1000',
  city: 'Bruxelles',
  idCountry: 56,
  isDeliveryDefault: false,
}
const BOOK = [HOME, OFFICE, PAUL]
const MAIN = { which: 'main', book: BOOK, onlyFrance: false } as const
const BILLING = { ...MAIN, which: 'billing' } as const

const ordering = (deliveryType: DeliveryChoice, given: Partial<CheckoutState> = {}): CheckoutState => ({
  ...NOTHING_CHOSEN,
  deliveryType,
  buyer: { email: 'jeanne@example.org', firstname: 'Jeanne', lastname: 'Martin', birthdate: '1990-12-31' },
  ...given,
})
const TYPES = ['delivery', 'pickup', 'clickAndCollect', 'no_delivery'] as const

test.each(TYPES)('what is taken for %s is what is chosen, until a field is changed', (type) => {
  for (const address of BOOK) {
    const taken = takeAddress(ordering(type), { which: 'main', address })
    expect(chosenAddress(taken, MAIN)?.id).toBe(address.id)
    const typed = { ...taken, address: { ...taken.address, address: `${address.address} bis` } }
    expect(chosenAddress(typed, MAIN)).toBeUndefined()
    expect(chosenAddress(takeNoAddress(taken, 'main'), MAIN)).toBeUndefined()
  }
})

test('the bill’s own address is taken and emptied likewise, and leaves the other alone', () => {
  const sent = takeAddress(ordering('delivery'), { which: 'main', address: HOME })
  const billed = takeAddress(sent, { which: 'billing', address: PAUL })
  expect([chosenAddress(billed, MAIN)?.id, chosenAddress(billed, BILLING)?.id]).toEqual([1, 3])
  const emptied = takeNoAddress(billed, 'billing')
  expect([chosenAddress(emptied, MAIN)?.id, chosenAddress(emptied, BILLING)]).toEqual([1, undefined])
  expect(emptied.address.billing).toMatchObject({ firstname: 'Jeanne', address: '', postalCode: '', city: '' })
})

test('a parcel for somebody else names them; for the buyer nobody is named', () => {
  const toPaul = takeAddress(ordering('delivery'), { which: 'main', address: PAUL })
  expect(toPaul.address.recipient).toEqual({ firstname: 'Paul', lastname: 'Martin' })
  expect(takeAddress(toPaul, { which: 'main', address: HOME }).address.recipient).toBeNull()
  expect(takeNoAddress(toPaul, 'main').address.recipient).toBeNull()
  expect(takeAddress(ordering('pickup'), { which: 'main', address: PAUL }).address.recipient).toBeNull()
})

test('another postal code is another price; a town of the book is not asked about', () => {
  const priced = ordering('delivery', { city: { postalCode: '75001', name: 'Paris' }, prices: { for: 'x', list: [] } })
  const taken = takeAddress(priced, { which: 'main', address: PAUL })
  expect(taken).toMatchObject({
    prices: null,
    country: { id: 56 },
    city: { postalCode: '1000', name: 'Bruxelles', isConfirmed: true },
  })
})

test('a wish to keep what was typed is not one to keep what is chosen', () => {
  const typed = ordering('delivery', {
    address: { ...NOTHING_CHOSEN.address, isForBook: true, isBillingForBook: true },
  })
  expect(takeAddress(typed, { which: 'main', address: HOME }).address.isForBook).toBe(false)
  expect(takeAddress(typed, { which: 'billing', address: HOME }).address.isBillingForBook).toBe(false)
})

test('where parcels go to France only, nothing else is offered for them', () => {
  const ids = (type: DeliveryChoice, wanted: Parameters<typeof offeredAddresses>[1]) =>
    offeredAddresses(ordering(type), { ...wanted, onlyFrance: true }).map(({ id }) => id)
  expect(ids('delivery', MAIN)).toEqual([1, 2])
  expect(ids('pickup', MAIN)).toEqual([1, 2])
  expect(ids('clickAndCollect', MAIN)).toEqual([1, 2, 3])
  expect(ids('delivery', BILLING)).toEqual([1, 2, 3])
})

test('one place of two people is one address where only the buyer is named', () => {
  const book = [HOME, { ...HOME, id: 4, firstname: 'Paul' }]
  expect(offeredAddresses(ordering('delivery'), { ...MAIN, book })).toHaveLength(2)
  expect(offeredAddresses(ordering('clickAndCollect'), { ...MAIN, book })).toHaveLength(1)
})

test('a parcel begins with the default of deliveries, and a bill of its own where that is another', () => {
  const filled = prefill(ordering('delivery'), MAIN)
  expect([chosenAddress(filled, MAIN)?.id, chosenAddress(filled, BILLING)?.id]).toEqual([1, 2])
  const book = [{ ...HOME, isBillingDefault: true }]
  expect(prefill(ordering('delivery'), { ...MAIN, book }).address.billing).toBeNull()
})

test.each(['pickup', 'clickAndCollect', 'no_delivery'] as const)('%s begins with the default of bills', (type) => {
  expect(chosenAddress(prefill(ordering(type), MAIN), MAIN)?.id).toBe(2)
})

test('a bill of its own begins with the default of bills, unless the parcel goes there', () => {
  const own = takeNoAddress(takeAddress(ordering('delivery'), { which: 'main', address: HOME }), 'billing')
  expect(chosenAddress(prefill(own, BILLING), BILLING)?.id).toBe(2)
  const there = takeNoAddress(takeAddress(ordering('delivery'), { which: 'main', address: OFFICE }), 'billing')
  expect(prefill(there, BILLING)).toBe(there)
})

test.each([
  { city: { postalCode: '75001', name: '' } },
  { address: { ...NOTHING_CHOSEN.address, address: '5' } },
  { address: { ...NOTHING_CHOSEN.address, company: 'Cave' } },
  { address: { ...NOTHING_CHOSEN.address, recipient: { firstname: '', lastname: '' } } },
])('who has written %j keeps it', (given) => {
  const state = ordering('delivery', given)
  expect(prefill(state, MAIN)).toBe(state)
})

test('nothing is prefilled from an empty book, without a default, or with one that nothing is sent to', () => {
  const state = ordering('delivery')
  const abroad = { ...PAUL, isDeliveryDefault: true }
  expect(prefill(state, { ...MAIN, book: [] })).toBe(state)
  expect(prefill(state, { ...MAIN, book: [PAUL] })).toBe(state)
  expect(prefill(state, { ...MAIN, book: [abroad], onlyFrance: true })).toBe(state)
})
