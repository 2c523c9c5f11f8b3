import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type AccountAreaWords, fr } from './fr.ts'

export const accountAreaWords: Readonly<Record<Locale, AccountAreaWords>> = { fr, en }
