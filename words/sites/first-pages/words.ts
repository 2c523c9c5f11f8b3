import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type FirstPages, fr } from './fr.ts'

export const firstPages: Readonly<Record<Locale, FirstPages>> = { fr, en }
