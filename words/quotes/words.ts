import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type QuoteWords } from './fr.ts'

export const quoteWords: Readonly<Record<Locale, QuoteWords>> = { fr, en }
