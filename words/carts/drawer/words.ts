import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CartDrawerWords, fr } from './fr.ts'

export const cartDrawerWords: Readonly<Record<Locale, CartDrawerWords>> = { fr, en }
