import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type DateWords, fr } from './fr.ts'

export const dateWords: Readonly<Record<Locale, DateWords>> = { fr, en }
