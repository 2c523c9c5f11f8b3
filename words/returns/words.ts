import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ReturnWords } from './fr.ts'

export const returnWords: Readonly<Record<Locale, ReturnWords>> = { fr, en }
