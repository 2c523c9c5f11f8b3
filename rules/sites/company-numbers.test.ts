import { expect, test } from 'vitest'
import { frenchVatNumber, isExciseNumber, isSiret, isVatNumber, plainNumber } from './company-numbers.ts'

test('numbers are read as people type them', () => {
  expect(plainNumber('732 829 320 00074')).toBe('73282932000074')
  expect(plainNumber('732.829.320\u202f00074')).toBe('73282932000074')
  expect(plainNumber('fr 44 732829320')).toBe('FR44732829320')
})

test.each(['73282932000074', '00041850900014', '00027641000016', '00063918700012'])('%s is a SIRET', (siret) => {
  expect(isSiret(siret)).toBe(true)
})

test.each(['', '7328293200007', '732829320000745', '7328293200007X', '73282932000075', '37282932000074'])(
  '%j is none',
  (siret) => {
    expect(isSiret(siret)).toBe(false)
  },
)

test('any one digit that is wrong is noticed, and most swaps of neighbours', () => {
  const right = '73282932000074'
  for (let at = 0; at < right.length; at++) {
    for (let digit = 0; digit <= 9; digit++) {
      const typed = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`
      expect(isSiret(typed), typed).toBe(typed === right)
    }
  }
})

test('the establishments of La Poste are numbered by their own sum', () => {
  expect(isSiret('35600000000048')).toBe(true)
  expect(isSiret('35600000009075')).toBe(true)
  expect(isSiret('35600000009076')).toBe(false)
})

test('a French VAT number belongs to its company', () => {
  expect(frenchVatNumber('73282932000074')).toBe('FR44732829320')
  expect(isVatNumber('FR44732829320', '73282932000074')).toBe(true)
  expect(isVatNumber('FR45732829320', '73282932000074')).toBe(false)
  expect(isVatNumber('FR68000418509', '73282932000074')).toBe(false)
  expect(isVatNumber('BE0123456789', '73282932000074')).toBe(true)
  expect(isVatNumber('44732829320', '73282932000074')).toBe(false)
})

test('an excise number names a country and eleven signs', () => {
  expect(isExciseNumber('FR0012345E678')).toBe(true)
  expect(isExciseNumber('FR012345')).toBe(false)
  expect(isExciseNumber('0012345E67890')).toBe(false)
})
