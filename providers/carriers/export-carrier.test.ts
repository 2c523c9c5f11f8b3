import { expect, test } from 'vitest'
import { createBuiltInCarrier } from './built-in-carrier.ts'
import { createExportQuotes, type QuoteOutcome } from './export-carrier.ts'
import { EXPORT_ZONES, MAX_EXPORT_GRAMS } from './export-zones.ts'

const quotes = createExportQuotes(createBuiltInCarrier())
const servicesOf = async (quoted: Promise<QuoteOutcome>) => {
  const answer = await quoted
  if (answer.outcome !== 'quoted') throw new Error(answer.reason)
  return answer.services
}
const parcel = (country: string, weightGrams = 8_100) => ({ country, postalCode: '1000', bottles: 6, weightGrams })

test('a price is that of the zone, by begun kilogram', async () => {
  expect(await servicesOf(quotes.quote(parcel('BE')))).toEqual([
    { code: 'EU_ROAD', name: 'Europe Road', price: 1190 + 9 * 80 },
    { code: 'EU_EXPRESS', name: 'Europe Express', price: 2290 + 9 * 160 },
  ])
  const [exact] = await servicesOf(quotes.quote(parcel('BE', 8_000)))
  expect(exact?.price).toBe(1190 + 8 * 80)
})

test('a country is in one zone only, and France in none', () => {
  const all = EXPORT_ZONES.flatMap(({ countries }) => countries)
  expect(new Set(all).size).toBe(all.length)
  expect(all).not.toContain('FR')
})

test('where it does not go and what is too heavy gets no quote', async () => {
  expect(await servicesOf(quotes.quote(parcel('KP')))).toEqual([])
  expect(await servicesOf(quotes.quote(parcel('BE', MAX_EXPORT_GRAMS)))).toHaveLength(2)
  expect(await servicesOf(quotes.quote(parcel('BE', MAX_EXPORT_GRAMS + 1)))).toEqual([])
})

test('a carrier that fails or lets us wait is unavailable', async () => {
  const failing = createExportQuotes({ quote: async () => Promise.reject(new Error('502')) })
  expect(await failing.quote(parcel('BE'))).toEqual({ outcome: 'unavailable', reason: 'Error: 502' })
  const hanging = createExportQuotes({ quote: () => new Promise(() => {}) }, 20)
  expect(await hanging.quote(parcel('BE'))).toEqual({ outcome: 'unavailable', reason: 'no answer within 20 ms' })
})
