import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type OrderWords } from './fr.ts'

export const orderWords: Readonly<Record<Locale, OrderWords>> = { fr, en }
