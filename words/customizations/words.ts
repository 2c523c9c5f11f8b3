import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CustomizeWords, fr } from './fr.ts'

/** The page’s loader gives them along: no other page has to fetch them. */
export const customizeWords: Readonly<Record<Locale, CustomizeWords>> = { fr, en }
