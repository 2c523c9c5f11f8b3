import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ImportWords } from './fr.ts'

export const importWords: Readonly<Record<Locale, ImportWords>> = { fr, en }
