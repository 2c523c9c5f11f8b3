import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PageSettingsWords } from './fr.ts'

export const pageSettingsWords: Readonly<Record<Locale, PageSettingsWords>> = { fr, en }
