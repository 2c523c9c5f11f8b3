import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type OrderPageWords } from './fr.ts'

export const orderPageWords: Readonly<Record<Locale, OrderPageWords>> = { fr, en }
