import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type FeedWords, fr } from './fr.ts'

export const feedWords: Readonly<Record<Locale, FeedWords>> = { fr, en }
