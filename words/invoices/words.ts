import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type InvoiceWords } from './fr.ts'

export const invoiceWords: Readonly<Record<Locale, InvoiceWords>> = { fr, en }
