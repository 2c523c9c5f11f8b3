import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type OrderGuideWords } from './fr.ts'

export const orderGuideWords: Readonly<Record<Locale, OrderGuideWords>> = { fr, en }
