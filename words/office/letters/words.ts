import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type LetterScreenWords } from './fr.ts'

export const letterScreenWords: Readonly<Record<Locale, LetterScreenWords>> = { fr, en }
