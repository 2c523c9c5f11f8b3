import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PasswordWords } from './fr.ts'

export const passwordWords: Readonly<Record<Locale, PasswordWords>> = { fr, en }
