import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type GiftPaperWords } from './fr.ts'

export const giftPaperWords: Readonly<Record<Locale, GiftPaperWords>> = { fr, en }
