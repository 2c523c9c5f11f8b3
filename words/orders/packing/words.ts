import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PackingWords } from './fr.ts'

export const packingWords: Readonly<Record<Locale, PackingWords>> = { fr, en }
