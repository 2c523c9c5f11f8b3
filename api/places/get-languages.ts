import type { Handler } from '#api/calls/handler.ts'
import type { getLanguages } from '#contract/places/places.ts'
import { findSiteSettings } from '#db/queries/sites/sites.ts'
import { LOCALE_CODES, LOCALES } from '#words/basics/locales.ts'
import { findCountry } from './country-to-wire.ts'

export const handleGetLanguages: Handler<typeof getLanguages> = async (_, { db, locale }) => {
  const settings = await findSiteSettings(db)
  const languages = LOCALE_CODES.map((code) => {
    const { id, lang, label, deeplCode, country } = LOCALES[code]
    const isValid = settings?.locales.includes(code) ?? false
    return { id, code: lang, label, deeplCode, country: findCountry(country, locale), isValid }
  })
  return { value: { languages, total: languages.length } }
}
