import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type ControlWords, fr } from './fr.ts'

export const controlWords: Readonly<Record<Locale, ControlWords>> = { fr, en }
