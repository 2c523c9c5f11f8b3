import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ReviewFormWords } from './fr.ts'

export const reviewFormWords: Readonly<Record<Locale, ReviewFormWords>> = { fr, en }
