import { type Locale, pathInLocale } from '#words/locales.ts'

/** Where a page is in each language of the site, with the absolute addresses that search engines ask for. */
export function addressesOf(siteUrl: string, locales: readonly Locale[], path: string) {
  return locales.map((locale) => ({ hreflang: locale as string, href: `${siteUrl}${pathInLocale(path, locale)}` }))
}
