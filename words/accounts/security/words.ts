import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type SecurityWords } from './fr.ts'

export const securityWords: Readonly<Record<Locale, SecurityWords>> = { fr, en }
