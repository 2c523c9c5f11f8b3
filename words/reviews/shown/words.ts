import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ShownReviewWords } from './fr.ts'

export const shownReviewWords: Readonly<Record<Locale, ShownReviewWords>> = { fr, en }
