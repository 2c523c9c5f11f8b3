import { expect, test } from 'vitest'
import { isSameAddress } from './address-book.ts'

const HOME = {
  firstname: 'Éléonore',
  lastname: 'Martin',
  company: '',
  address: '12 rue des Tonneliers',
  addressPart2: 'Bâtiment B',
  postalCode: '49400',
  city: 'Saumur',
  idCountry: 250,
}

test.each([
  {},
  { firstname: 'ELEONORE' },
  { address: ' 12  Rue des\u00a0tonneliers ' },
  { addressPart2: 'batiment b', city: 'SAUMUR' },
  { firstname: 'E\u0301le\u0301onore' },
])('%j is the same address', (given) => {
  expect(isSameAddress(HOME, { ...HOME, ...given })).toBe(true)
  expect(isSameAddress({ ...HOME, ...given }, HOME)).toBe(true)
})

test.each([
  { firstname: 'Paul' },
  { lastname: 'Marin' },
  { company: 'Cave Martin' },
  { address: '1 2 rue des Tonneliers' },
  { address: '12-rue des Tonneliers' },
  { addressPart2: '' },
  { postalCode: '49401' },
  { city: 'Saumur-Moray' },
  { idCountry: 56 },
])('%j is another address', (given) => {
  expect(isSameAddress(HOME, { ...HOME, ...given })).toBe(false)
})
