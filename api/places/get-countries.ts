import type { Handler } from '#api/calls/handler.ts'
import type { Country, getCountries } from '#contract/places/places.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#words/basics/locales.ts'
import { countries } from '#words/places/countries.ts'
import { countryToWire } from './country-to-wire.ts'

/** Sorted once per language: `É` stands with `E`. */
const sortedIn = new Map<Locale, Country[]>(
  LOCALE_CODES.map((locale) => {
    const { compare } = new Intl.Collator(LOCALES[locale].iso)
    return [locale, countries.map((one) => countryToWire(one, locale)).sort((a, b) => compare(a.name, b.name))]
  }),
)

export const handleGetCountries: Handler<typeof getCountries> = async (_, { locale }) => {
  const sorted = sortedIn.get(locale) ?? []
  return { value: { countries: sorted, total: sorted.length } }
}
