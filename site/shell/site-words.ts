import { DEFAULT_LOCALE, type Locale } from '#words/basics/locales.ts'
import type { SiteWords } from '#words/sites/shell/fr.ts'

type Loaders = Record<string, () => Promise<SiteWords>>

/** Each language in a file of its own, fetched only by the pages in that language. */
const ownLoaders: Record<Locale, () => Promise<SiteWords>> = {
  fr: () => import('#words/sites/shell/fr.ts').then((words) => words.fr),
  en: () => import('#words/sites/shell/en.ts').then((words) => words.en),
}

interface WordsLog {
  warn(message: string): void
  error(message: string): void
}

/** The words of a language. One that is unknown or does not arrive is logged, and French stands in for it. */
export async function loadSiteWords(
  locale: string,
  { log = console, loaders = ownLoaders }: { log?: WordsLog; loaders?: Loaders } = {},
): Promise<SiteWords> {
  const load = Object.hasOwn(loaders, locale) ? loaders[locale] : undefined
  if (!load) log.warn(`There are no words for the locale "${locale}"`)
  try {
    if (load) return await load()
  } catch (error) {
    log.error(`The words for the locale "${locale}" could not be loaded: ${(error as Error).message}`)
  }
  return ownLoaders[DEFAULT_LOCALE]()
}
