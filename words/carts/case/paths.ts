import type { Locale } from '#words/basics/locales.ts'

/** Where one composes a case, in each language, without its prefix. */
export const CASE_PATHS: Readonly<Record<Locale, string>> = { fr: '/composer-un-carton', en: '/compose-a-case' }
