import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CatalogueWords, fr } from './fr.ts'

export const catalogueWords: Readonly<Record<Locale, CatalogueWords>> = { fr, en }
