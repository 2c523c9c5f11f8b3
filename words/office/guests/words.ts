import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type GuestWords } from './fr.ts'

export const guestWords: Readonly<Record<Locale, GuestWords>> = { fr, en }
