import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CellarWords, fr } from './fr.ts'

export const cellarWords: Readonly<Record<Locale, CellarWords>> = { fr, en }
