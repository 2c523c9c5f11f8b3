import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type LookWords } from './fr.ts'

export const lookWords: Readonly<Record<Locale, LookWords>> = { fr, en }
