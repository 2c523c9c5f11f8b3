import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ListWords } from './fr.ts'

export const listWords: Readonly<Record<Locale, ListWords>> = { fr, en }
