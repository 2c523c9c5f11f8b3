import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type TrashWords } from './fr.ts'

export const trashWords: Readonly<Record<Locale, TrashWords>> = { fr, en }
