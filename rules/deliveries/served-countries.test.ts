import { expect, test } from 'vitest'
import { type CountryCarrier, isCountryServed, quotesAnywhere } from './served-countries.ts'

const table: CountryCarrier = { provider: 'TABLE', countries: ['FR', 'BE'] }
const exporting: CountryCarrier = { provider: 'EXPORT', countries: ['DE'] }
const reach = ({ onlyInFrance, worldwide }: { onlyInFrance: boolean; worldwide: boolean }) => ({
  onlyInFrance,
  worldwide,
})
const COUNTRIES = ['FR', 'MC', 'BE', 'DE', 'JP', 'RE']
interface ServedOptions {
  onlyInFrance: boolean
  worldwide: boolean
  carriers?: CountryCarrier[]
}

const served = ({ onlyInFrance, worldwide, carriers = [table, exporting] }: ServedOptions) =>
  COUNTRIES.filter((country) => isCountryServed({ country, reach: reach({ onlyInFrance, worldwide }), carriers }))

test('only in France is France and Monaco, whatever carriers could do and whatever else is set', () => {
  expect(served({ onlyInFrance: true, worldwide: false })).toEqual(['FR', 'MC'])
  expect(served({ onlyInFrance: true, worldwide: true })).toEqual(['FR', 'MC'])
})

test('otherwise each country with a carrier is open', () => {
  expect(served({ onlyInFrance: false, worldwide: false })).toEqual(['FR', 'MC', 'BE', 'DE'])
})

test('worldwide also opens all others, by export carriers alone', () => {
  expect(served({ onlyInFrance: false, worldwide: true })).toEqual(COUNTRIES)
  expect(served({ onlyInFrance: false, worldwide: true, carriers: [table] })).toEqual(['FR', 'MC', 'BE'])
})

test('without a carrier no country is served, France included', () => {
  expect(served({ onlyInFrance: true, worldwide: false, carriers: [] })).toEqual([])
  expect(served({ onlyInFrance: true, worldwide: false, carriers: [exporting] })).toEqual([])
  expect(served({ onlyInFrance: false, worldwide: true, carriers: [exporting] })).toEqual(['BE', 'DE', 'JP', 'RE'])
})

test('France is never an export', () => {
  expect(quotesAnywhere({ carrier: exporting, to: 'FR', reach: reach({ onlyInFrance: false, worldwide: true }) })).toBe(
    false,
  )
  expect(quotesAnywhere({ carrier: exporting, to: 'JP', reach: reach({ onlyInFrance: true, worldwide: true }) })).toBe(
    false,
  )
})
