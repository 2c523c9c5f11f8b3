import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PageStartWords } from './fr.ts'

export const pageStartWords: Readonly<Record<Locale, PageStartWords>> = { fr, en }
