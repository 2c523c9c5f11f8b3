import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type WrittenWords } from './fr.ts'

export const writtenWords: Readonly<Record<Locale, WrittenWords>> = { fr, en }
