import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type OfficeWords } from './fr.ts'

export const officeWords: Readonly<Record<Locale, OfficeWords>> = { fr, en }
