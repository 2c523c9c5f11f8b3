import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PrivacyWords } from './fr.ts'

export const privacyWords: Readonly<Record<Locale, PrivacyWords>> = { fr, en }
