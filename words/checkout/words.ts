import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CheckoutWords, fr } from './fr.ts'

/** The loaders of these pages give them along: no other page has to fetch them. */
export const checkoutWords: Readonly<Record<Locale, CheckoutWords>> = { fr, en }
