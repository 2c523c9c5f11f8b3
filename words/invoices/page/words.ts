import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type InvoicePageWords } from './fr.ts'

export const invoicePageWords: Readonly<Record<Locale, InvoicePageWords>> = { fr, en }
