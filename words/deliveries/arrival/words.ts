import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type ArrivalWords, fr } from './fr.ts'

export const arrivalWords: Readonly<Record<Locale, ArrivalWords>> = { fr, en }
