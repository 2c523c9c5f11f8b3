import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ScanWords } from './fr.ts'

export const scanWords: Readonly<Record<Locale, ScanWords>> = { fr, en }
