import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type TextEditorWords } from './fr.ts'

export const textEditorWords: Readonly<Record<Locale, TextEditorWords>> = { fr, en }
