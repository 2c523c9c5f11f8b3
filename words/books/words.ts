import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type BookWords, fr } from './fr.ts'

export const bookWords: Readonly<Record<Locale, BookWords>> = { fr, en }
