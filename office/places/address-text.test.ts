import { expect, test } from 'vitest'
import { addressText } from './address-text.ts'

const ADDRESS = {
  firstname: 'Hélène',
  lastname: 'Marchandeau',
  company: '',
  address: '14 rue de la Scellerie',
  addressPart2: '',
  postalCode: '37000',
  city: 'Tours',
  idCountry: 250,
}

test('an address in France is told without its country and without empty lines', () => {
  expect(addressText(ADDRESS, 'fr')).toBe('Hélène Marchandeau\n14 rue de la Scellerie\n37000 Tours')
})

test('one abroad names its country', () => {
  expect(
    addressText({ ...ADDRESS, company: 'SPRL', idCountry: 56 }, 'fr')
      .split('\n')
      .slice(-1),
  ).toEqual(['Belgique'])
})
