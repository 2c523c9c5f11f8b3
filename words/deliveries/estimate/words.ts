import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type EstimateWords, fr } from './fr.ts'

export const estimateWords: Readonly<Record<Locale, EstimateWords>> = { fr, en }
