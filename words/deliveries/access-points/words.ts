import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type AccessPointWords, fr } from './fr.ts'

export const accessPointWords: Readonly<Record<Locale, AccessPointWords>> = { fr, en }
