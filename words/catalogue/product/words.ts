import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ProductWords } from './fr.ts'

/** For the server alone: it fills them and sends what a page shows. */
export const productWords: Readonly<Record<Locale, ProductWords>> = { fr, en }
