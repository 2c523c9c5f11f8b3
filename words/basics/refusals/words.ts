import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type RefusalWords } from './fr.ts'

export const refusalWords: Readonly<Record<Locale, RefusalWords>> = { fr, en }
