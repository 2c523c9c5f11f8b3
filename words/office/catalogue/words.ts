import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type OfficeCatalogueWords } from './fr.ts'

export const officeCatalogueWords: Readonly<Record<Locale, OfficeCatalogueWords>> = { fr, en }
