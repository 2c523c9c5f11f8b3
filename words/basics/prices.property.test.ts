import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from './locales.ts'
import { formatPrice } from './prices.ts'

const PLATFORM = {
  fr: new Intl.NumberFormat(LOCALES.fr.iso, { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat(LOCALES.en.iso, { style: 'currency', currency: 'EUR' }),
}
const locales = Object.keys(PLATFORM) as Locale[]

test('every amount of cents is written as the platform writes it', () => {
  const sizes = [1, 99, 100, 99_999, 100_000, 123_456_789, Number.MAX_SAFE_INTEGER / 100]
  const someCents = fc.oneof(...sizes.map((most) => fc.integer({ min: -Math.floor(most), max: Math.floor(most) })))
  fc.assert(
    fc.property(someCents, fc.constantFrom(...locales), (cents, locale) => {
      // Zero has no sign, and neither has what it is written from.
      const amount = cents / 100 || 0
      expect(formatPrice(amount, locale)).toBe(PLATFORM[locale].format(amount))
    }),
    { numRuns: 2_000 },
  )
})

test('nothing, however it came about, has no sign, and thousands stand apart', () => {
  expect(formatPrice(-0, 'fr')).toBe('0,00\u00a0€')
  expect(formatPrice(0.1 + 0.2 - 0.3, 'en')).toBe('€0.00')
  expect(formatPrice(1_234_567.5, 'fr')).toBe('1\u202f234\u202f567,50\u00a0€')
  expect(formatPrice(-1_234.05, 'en')).toBe('-€1,234.05')
})
