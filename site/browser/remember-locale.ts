import type { Locale } from '#words/basics/locales.ts'

const YEAR_SECONDS = 365 * 86_400

/** Keeps the language that a visitor chose, and only then: it is part of what was asked for. */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and answers later than a link is followed.
  document.cookie = `locale=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}
