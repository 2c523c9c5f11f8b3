import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type ReviewRuleWords } from './fr.ts'

export const reviewRuleWords: Readonly<Record<Locale, ReviewRuleWords>> = { fr, en }
