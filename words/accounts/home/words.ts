import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type AccountHomeWords, fr } from './fr.ts'

export const accountHomeWords: Readonly<Record<Locale, AccountHomeWords>> = { fr, en }
