import { expect, test } from 'vitest'
import { deliveryPlace, isOverseas } from './delivery-place.ts'

test('codes are read as people type them', () => {
  expect(deliveryPlace('fr', ' 49 100 ')).toEqual({ country: 'FR', postalCode: '49100' })
  expect(deliveryPlace('LU', 'l-1234')).toEqual({ country: 'LU', postalCode: 'L1234' })
  expect(deliveryPlace('GB', 'sw1a 1aa')).toEqual({ country: 'GB', postalCode: 'SW1A1AA' })
})

test('Monaco is France for a parcel', () => {
  expect(deliveryPlace('MC', '98000')).toEqual({ country: 'FR', postalCode: '98000' })
})

test('overseas are the codes 97 and 98 of France, without Monaco', () => {
  const isFar = (code: string, country = 'FR') => isOverseas(deliveryPlace(country, code))
  expect(['97100', '97400', '97500', '98600', '98800'].map((code) => isFar(code))).not.toContain(false)
  expect(['98000', '98013', '49100', '09700', '20000'].map((code) => isFar(code))).not.toContain(true)
  expect(isFar('9711', 'BE')).toBe(false)
})
