import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type SiteWords } from './fr.ts'

/** For the server alone: a page fetches its own language (site/shell/site-words.ts). */
export const siteWords: Readonly<Record<Locale, SiteWords>> = { fr, en }
