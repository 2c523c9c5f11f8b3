import { type Locale, pathInLocale } from '#words/basics/locales.ts'

/** The paths of a page whose address differs from language to language, without their prefixes. */
export type LocalePaths = Partial<Record<Locale, string>>

interface PageAddressesOptions {
  siteUrl: string
  locales: readonly Locale[]
  path: string | LocalePaths
}

/** Where a page is in each language of the site, with the absolute addresses that search engines ask for. */
export function pageAddresses({ siteUrl, locales, path }: PageAddressesOptions) {
  return locales.flatMap((locale) => {
    const own = typeof path === 'string' ? path : path[locale]
    return own === undefined ? [] : [{ hreflang: locale as string, href: `${siteUrl}${pathInLocale(own, locale)}` }]
  })
}
