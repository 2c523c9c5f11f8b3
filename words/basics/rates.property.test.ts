import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { formatRate } from './rates.ts'

test.each(['fr', 'en'] as const)('every percentage is written as the platform writes it: %s', (locale) => {
  const platform = new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      expect(formatRate(hundredths / 100, locale)).toBe(platform.format(hundredths / 100))
    }),
  )
})
