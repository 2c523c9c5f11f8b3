import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type FormWords, fr } from './fr.ts'

export const formWords: Readonly<Record<Locale, FormWords>> = { fr, en }
