import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CartTierWords, fr } from './fr.ts'

export const cartTierWords: Readonly<Record<Locale, CartTierWords>> = { fr, en }
