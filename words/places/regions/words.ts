import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type RegionWords } from './fr.ts'

export const regionWords: Readonly<Record<Locale, RegionWords>> = { fr, en }
