import { expect, test } from 'vitest'
import { type CheckoutState, NOTHING_CHOSEN } from '#site/checkout/checkout-choices.ts'
import { addressesToKeep } from './keep-addresses.ts'

const at = (address: string) => ({
  firstname: 'Jeanne',
  lastname: 'Martin',
  company: '',
  address,
  addressPart2: '',
  postalCode: '49400',
  city: 'Saumur',
  idCountry: 250,
})
const HOME = at('12 rue des Tonneliers')
const OFFICE = at('3 quai Mayaud')
const wishing = (given: Partial<CheckoutState['address']>) => ({
  ...NOTHING_CHOSEN,
  address: { ...NOTHING_CHOSEN.address, ...given },
})
const BOTH = { isForBook: true, isBillingForBook: true }

test('nothing is kept unasked', () => {
  expect(addressesToKeep(wishing({ billing: OFFICE }), { delivery: HOME, billing: OFFICE })).toEqual([])
})

test('each address is kept where its own tick says so', () => {
  const sent = { delivery: HOME, billing: OFFICE }
  expect(addressesToKeep(wishing({ billing: OFFICE, ...BOTH }), sent)).toEqual([HOME, OFFICE])
  expect(addressesToKeep(wishing({ billing: OFFICE, isForBook: true }), sent)).toEqual([HOME])
  expect(addressesToKeep(wishing({ billing: OFFICE, isBillingForBook: true }), sent)).toEqual([OFFICE])
})

test('a bill that goes along with the parcel, or is the only address, is kept once', () => {
  expect(addressesToKeep(wishing(BOTH), { delivery: HOME, billing: HOME })).toEqual([HOME])
  expect(addressesToKeep(wishing({ billing: OFFICE, ...BOTH }), { delivery: null, billing: HOME })).toEqual([HOME])
})
