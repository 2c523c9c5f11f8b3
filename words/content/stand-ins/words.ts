import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type StandInWords } from './fr.ts'

export const standInWords: Readonly<Record<Locale, StandInWords>> = { fr, en }
