import type { Country, getCountries } from '#contract/places.ts'
import { countries } from '#words/countries.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#words/locales.ts'
import type { Handler } from '../machinery/handler.ts'
import { countryOnWire } from './country-on-wire.ts'

/** Sorted once per language: `É` stands with `E`. */
const sortedIn = new Map<Locale, Country[]>(
  LOCALE_CODES.map((locale) => {
    const { compare } = new Intl.Collator(LOCALES[locale].iso)
    return [locale, countries.map((one) => countryOnWire(one, locale)).sort((a, b) => compare(a.name, b.name))]
  }),
)

export const handleGetCountries: Handler<typeof getCountries> = async (_, { locale }) => {
  const sorted = sortedIn.get(locale) ?? []
  return { value: { countries: sorted, total: sorted.length } }
}
