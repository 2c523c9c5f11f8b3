import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type CustomizationPictureWords, fr } from './fr.ts'

export const customizationPictureWords: Readonly<Record<Locale, CustomizationPictureWords>> = { fr, en }
