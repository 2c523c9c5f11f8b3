import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type BusinessWords, fr } from './fr.ts'

export const businessWords: Readonly<Record<Locale, BusinessWords>> = { fr, en }
