import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type ContactWords, fr } from './fr.ts'

export const contactWords: Readonly<Record<Locale, ContactWords>> = { fr, en }
