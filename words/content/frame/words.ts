import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { type FramePageNames, fr } from './fr.ts'

export const framePageNames: Readonly<Record<Locale, FramePageNames>> = { fr, en }
