import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PartnerWords } from './fr.ts'

export const partnerWords: Readonly<Record<Locale, PartnerWords>> = { fr, en }
