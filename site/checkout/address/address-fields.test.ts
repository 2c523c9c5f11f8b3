import { expect, test } from 'vitest'
import { type CheckoutState, NOTHING_CHOSEN } from '#site/checkout/checkout-choices.ts'
import { type Field, fieldProblems, isDay, sortErrors } from './address-fields.ts'

const ASKED = { needsDelivery: true, hasAlcohol: true, today: '2026-11-15' }
const known = (given: Partial<CheckoutState> = {}): CheckoutState => ({
  ...NOTHING_CHOSEN,
  deliveryType: 'delivery',
  buyer: { email: 'marie@exemple.fr', firstname: 'Marie', lastname: 'Dupont', birthdate: '1980-05-12' },
  phone: '06 12 34 56 78',
  city: { postalCode: '37500', name: 'Chinon' },
  address: { ...NOTHING_CHOSEN.address, address: '12 rue Voltaire' },
  ...given,
})
const buyer = (given: Partial<CheckoutState['buyer']>) => known({ buyer: { ...known().buyer, ...given } })
const problemOf = ({ field, state, asked = ASKED }: { field: Field; state: CheckoutState; asked?: typeof ASKED }) =>
  fieldProblems(state, asked)[field]
const BILLING = {
  firstname: 'Léa',
  lastname: 'Petit',
  company: '',
  address: '1 quai',
  addressPart2: '',
  postalCode: '1000',
  city: 'Bruxelles',
  idCountry: 56,
}

test('what is complete has no problem', () => {
  expect(fieldProblems(known(), ASKED)).toEqual({})
  expect(fieldProblems(known({ address: { ...known().address, billing: BILLING } }), ASKED)).toEqual({})
})

test('who has said nothing is asked for everything', () => {
  expect(fieldProblems(NOTHING_CHOSEN, ASKED)).toEqual({
    email: 'missing',
    firstname: 'missing',
    lastname: 'missing',
    birthdate: 'missing',
    phone: 'missing',
    deliveryType: 'choice',
    address: 'missing',
    postalCode: 'missing',
    city: 'missing',
  })
})

test('spaces are not an answer', () => {
  expect(problemOf({ field: 'firstname', state: buyer({ firstname: '  ' }) })).toBe('missing')
})

test.each(['marie', 'marie@', '@exemple.fr', 'marie@exemple', 'ma rie@exemple.fr', 'a@b@c.fr'])(
  '%s is no e-mail address',
  (email) => expect(problemOf({ field: 'email', state: buyer({ email }) })).toBe('email'),
)

test('eighteen on the birthday itself, and only where there is alcohol', () => {
  expect(problemOf({ field: 'birthdate', state: buyer({ birthdate: '2008-11-15' }) })).toBeUndefined()
  expect(problemOf({ field: 'birthdate', state: buyer({ birthdate: '2008-11-16' }) })).toBe('too-young')
  expect(problemOf({ field: 'birthdate', state: buyer({ birthdate: '2030-01-01' }) })).toBe('date')
  expect(problemOf({ field: 'birthdate', state: buyer({ birthdate: '1890-01-01' }) })).toBe('date')
  expect(problemOf({ field: 'birthdate', state: buyer({ birthdate: '1990-02-30' }) })).toBe('date')
  const dry = { ...ASKED, hasAlcohol: false }
  expect(problemOf({ field: 'birthdate', state: buyer({ birthdate: '' }), asked: dry })).toBeUndefined()
})

test.each(['2026-13-01', '2026-00-10', '2025-02-29', 'hier', '2026-1-1'])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each(['0612345678', '+33 6 12 34 56 78', '06.12.34.56.78', '(+44) 20-7946-0958'])('%s may be called', (phone) => {
  expect(problemOf({ field: 'phone', state: known({ phone }) })).toBeUndefined()
})

test.each(['12', 'demain', '06 12 34 56 78 90 12 34 56', '06;12'])('%s cannot be called', (phone) => {
  expect(problemOf({ field: 'phone', state: known({ phone }) })).toBe('phone')
})

test('a gift card needs no telephone, but a wrong one is told', () => {
  const mailed = { ...ASKED, needsDelivery: false }
  expect(problemOf({ field: 'phone', state: known({ phone: '' }), asked: mailed })).toBeUndefined()
  expect(problemOf({ field: 'phone', state: known({ phone: '12' }), asked: mailed })).toBe('phone')
})

test('five digits in France, something short elsewhere', () => {
  const at = (postalCode: string, id: number) =>
    known({ city: { postalCode, name: 'X' }, country: { id, alphaTwo: '' } })
  expect(problemOf({ field: 'postalCode', state: at('3750', 250) })).toBe('postal-code')
  expect(problemOf({ field: 'postalCode', state: at('2A004', 250) })).toBe('postal-code')
  expect(problemOf({ field: 'postalCode', state: at('1000', 56) })).toBeUndefined()
  expect(problemOf({ field: 'postalCode', state: at('SW1A 1AA', 826) })).toBeUndefined()
  expect(problemOf({ field: 'postalCode', state: at('1'.repeat(13), 56) })).toBe('postal-code')
})

test('another recipient and another bill are asked for only where a parcel goes to a door', () => {
  const address = { ...known().address, recipient: { firstname: '', lastname: '' }, billing: { ...BILLING, city: '' } }
  const found = fieldProblems(known({ address }), ASKED)
  expect(found).toEqual({
    'recipient.firstname': 'missing',
    'recipient.lastname': 'missing',
    'billing.city': 'missing',
  })
  expect(fieldProblems(known({ address, deliveryType: 'clickAndCollect' }), ASKED)).toEqual({})
})

test('what the server says about its fields goes to ours', () => {
  const errors = {
    'user.email': 'e',
    'user.phone': 'p',
    'address.billing.postalCode': 'b',
    'address.delivery.firstname': 'f',
    deliveryIdCountry: 'c',
    'delivery.idCarrier': 's',
    dateSchedule: 'd',
    acceptsSaleTerms: 't',
  }
  const plain = sortErrors(errors, known())
  expect(plain.fields).toEqual({ email: 'e', phone: 'p', postalCode: 'b', firstname: 'f', country: 'c' })
  expect(plain.shipping).toEqual(['s', 'd'])
  expect(plain.others).toEqual(['t'])
  const address = { ...known().address, billing: BILLING, recipient: { firstname: 'L', lastname: 'P' } }
  expect(sortErrors(errors, known({ address })).fields).toEqual({
    email: 'e',
    phone: 'p',
    'billing.postalCode': 'b',
    'recipient.firstname': 'f',
    country: 'c',
  })
})
