import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ProfileWords } from './fr.ts'

export const profileWords: Readonly<Record<Locale, ProfileWords>> = { fr, en }
