import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type SectionWords } from './fr.ts'

export const sectionWords: Readonly<Record<Locale, SectionWords>> = { fr, en }
