import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CaseWords, fr } from './fr.ts'

/** The page’s loader gives them along: no other page has to fetch them. */
export const caseWords: Readonly<Record<Locale, CaseWords>> = { fr, en }
