import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type FormatWords, fr } from './fr.ts'

export const formatWords: Readonly<Record<Locale, FormatWords>> = { fr, en }
