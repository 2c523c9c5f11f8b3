import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ResourceWords } from './fr.ts'

export const resourceWords: Readonly<Record<Locale, ResourceWords>> = { fr, en }
