import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type SearchWords } from './fr.ts'

export const searchWords: Readonly<Record<Locale, SearchWords>> = { fr, en }
