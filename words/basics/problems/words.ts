import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ProblemWords } from './fr.ts'

export const problemWords: Readonly<Record<Locale, ProblemWords>> = { fr, en }
