import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type SheetWords } from './fr.ts'

export const sheetWords: Readonly<Record<Locale, SheetWords>> = { fr, en }
