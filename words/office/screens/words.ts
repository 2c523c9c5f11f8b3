import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ScreenWords } from './fr.ts'

export const screenWords: Readonly<Record<Locale, ScreenWords>> = { fr, en }
