import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CartNoticeWords, fr } from './fr.ts'

export const cartNoticeWords: Readonly<Record<Locale, CartNoticeWords>> = { fr, en }
