import type { Locale } from '#words/basics/locales.ts'
import { legalLabels as en } from './en/labels.ts'
import { legalLabels as fr, type LegalLabels } from './fr/labels.ts'

export const legalLabels: Readonly<Record<Locale, LegalLabels>> = { fr, en }
