import { useLocale } from 'react-admin'
import { LOCALES, type Locale, localeFromLang } from '#words/basics/locales.ts'
import type { OfficeWords } from '#words/office/app/fr.ts'
import { officeWords } from '#words/office/app/words.ts'

const YEAR_SECONDS = 365 * 86_400

/** The language of the page: the server has chosen it, or somebody since. */
export function currentLocale(): Locale {
  return localeFromLang(document.documentElement.lang)
}

/** Keeps the language that somebody chose; the public site knows it by the same cookie. */
export function chooseLocale(locale: Locale): void {
  document.documentElement.lang = LOCALES[locale].code
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `locale=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

export function useSpokenLocale(): Locale {
  return localeFromLang(useLocale())
}

export function useWords(): OfficeWords {
  return officeWords[useSpokenLocale()]
}
