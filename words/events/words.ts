import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type EventWords, fr } from './fr.ts'

export const eventWords: Readonly<Record<Locale, EventWords>> = { fr, en }
