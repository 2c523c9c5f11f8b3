import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type MediaWords } from './fr.ts'

export const mediaWords: Readonly<Record<Locale, MediaWords>> = { fr, en }
