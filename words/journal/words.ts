import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type JournalWords } from './fr.ts'

export const journalWords: Readonly<Record<Locale, JournalWords>> = { fr, en }
