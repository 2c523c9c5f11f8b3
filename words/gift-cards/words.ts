import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type GiftCardWords } from './fr.ts'

/** The loaders of these pages give them along: no other page has to fetch them. */
export const giftCardWords: Readonly<Record<Locale, GiftCardWords>> = { fr, en }
