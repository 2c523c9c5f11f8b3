import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type OutsideReviewWords } from './fr.ts'

export const outsideReviewWords: Readonly<Record<Locale, OutsideReviewWords>> = { fr, en }
