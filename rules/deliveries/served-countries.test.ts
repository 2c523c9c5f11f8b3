import { expect, test } from 'vitest'
import { type CountryCarrier, isCountryServed, quotesAnywhere } from './served-countries.ts'

const table: CountryCarrier = { provider: 'TABLE', countries: ['FR', 'BE'] }
const exporting: CountryCarrier = { provider: 'EXPORT', countries: ['DE'] }
const reach = (onlyInFrance: boolean, worldwide: boolean) => ({ onlyInFrance, worldwide })
const COUNTRIES = ['FR', 'MC', 'BE', 'DE', 'JP', 'RE']
const served = (onlyInFrance: boolean, worldwide: boolean, carriers = [table, exporting]) =>
  COUNTRIES.filter((country) => isCountryServed(country, reach(onlyInFrance, worldwide), carriers))

test('only in France is France and Monaco, whatever carriers could do and whatever else is set', () => {
  expect(served(true, false)).toEqual(['FR', 'MC'])
  expect(served(true, true)).toEqual(['FR', 'MC'])
})

test('otherwise each country with a carrier is open', () => {
  expect(served(false, false)).toEqual(['FR', 'MC', 'BE', 'DE'])
})

test('worldwide also opens all others, by export carriers alone', () => {
  expect(served(false, true)).toEqual(COUNTRIES)
  expect(served(false, true, [table])).toEqual(['FR', 'MC', 'BE'])
})

test('without a carrier no country is served, France included', () => {
  expect(served(true, false, [])).toEqual([])
  expect(served(true, false, [exporting])).toEqual([])
  expect(served(false, true, [exporting])).toEqual(['BE', 'DE', 'JP', 'RE'])
})

test('France is never an export', () => {
  expect(quotesAnywhere(exporting, 'FR', reach(false, true))).toBe(false)
  expect(quotesAnywhere(exporting, 'JP', reach(true, true))).toBe(false)
})
