import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type AccountWords, fr } from './fr.ts'

/** The page’s loader gives them along: no other page has to fetch them. */
export const accountWords: Readonly<Record<Locale, AccountWords>> = { fr, en }
