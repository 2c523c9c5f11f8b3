import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type DeskWords, fr } from './fr.ts'

export const deskWords: Readonly<Record<Locale, DeskWords>> = { fr, en }
