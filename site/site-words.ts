import type { Locale } from '#words/locales.ts'
import type { SiteWords } from '#words/site/fr.ts'

/** Each language in a file of its own, fetched only by the pages in that language. */
const loaders: Record<Locale, () => Promise<{ siteWords: SiteWords }>> = {
  fr: () => import('#words/site/fr.ts'),
  en: () => import('#words/site/en.ts'),
}

export async function loadSiteWords(locale: Locale): Promise<SiteWords> {
  const { siteWords } = await loaders[locale]()
  return siteWords
}
