import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type ConsentDialogWords, fr } from './fr.ts'

export const consentDialogWords: Readonly<Record<Locale, ConsentDialogWords>> = { fr, en }
