import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type MailWords } from './fr.ts'

export const mailWords: Readonly<Record<Locale, MailWords>> = { fr, en }
