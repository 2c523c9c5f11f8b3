import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type VisitWords } from './fr.ts'

/** The loaders of these pages give them along: no other page has to fetch them. */
export const visitWords: Readonly<Record<Locale, VisitWords>> = { fr, en }
