import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PreviewWords } from './fr.ts'

export const previewWords: Readonly<Record<Locale, PreviewWords>> = { fr, en }
