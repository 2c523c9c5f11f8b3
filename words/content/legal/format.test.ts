import { expect, test } from 'vitest'
import { bareAddress, capital, dayAndMonth, longDate, siret } from './format.ts'

test('days are written as each language writes them', () => {
  expect(dayAndMonth({ day: 1, month: 2 }, 'fr')).toBe('1er\u00a0février')
  expect(dayAndMonth({ day: 31, month: 1 }, 'fr')).toBe('31\u00a0janvier')
  expect(dayAndMonth({ day: 1, month: 12 }, 'en')).toBe('1\u00a0December')
  expect(longDate('2026-11-15', 'fr')).toBe('15\u00a0novembre 2026')
  expect(longDate('2026-08-01', 'fr')).toBe('1er\u00a0août 2026')
})

test('a capital of bare figures gets its currency', () => {
  expect(capital('15000', 'fr')).toBe('15\u202f000\u00a0€')
  expect(capital('1 500 000', 'en')).toBe('€1,500,000')
  expect(capital('800', 'fr')).toBe('800\u00a0€')
  expect(capital('variable, minimum 15 000 euros', 'fr')).toBe('variable, minimum 15 000 euros')
})

test('a SIRET is grouped when it is one', () => {
  expect(siret('12345678900012')).toBe('123\u00a0456\u00a0789\u00a000012')
  expect(siret('en cours')).toBe('en cours')
})

test('an address is shown without its protocol', () => {
  expect(bareAddress('https://www.domaine.fr/')).toBe('www.domaine.fr')
})
