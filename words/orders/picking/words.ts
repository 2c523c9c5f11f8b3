import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PickingWords } from './fr.ts'

export const pickingWords: Readonly<Record<Locale, PickingWords>> = { fr, en }
