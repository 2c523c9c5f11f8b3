import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type LabelWords } from './fr.ts'

export const labelWords: Readonly<Record<Locale, LabelWords>> = { fr, en }
