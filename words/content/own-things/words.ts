import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type OwnThingWords } from './fr.ts'

export const ownThingWords: Readonly<Record<Locale, OwnThingWords>> = { fr, en }
