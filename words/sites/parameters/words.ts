import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ParameterWords } from './fr.ts'

export const parameterWords: Readonly<Record<Locale, ParameterWords>> = { fr, en }
