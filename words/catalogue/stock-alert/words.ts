import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type StockAlertWords } from './fr.ts'

export const stockAlertWords: Readonly<Record<Locale, StockAlertWords>> = { fr, en }
