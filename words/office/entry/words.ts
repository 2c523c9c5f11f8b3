import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type EntryWords, fr } from './fr.ts'

export const entryWords: Readonly<Record<Locale, EntryWords>> = { fr, en }
