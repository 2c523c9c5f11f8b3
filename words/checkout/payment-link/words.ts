import type { Locale } from '#words/basics/locales.ts'
import { en } from './en.ts'
import { fr, type PaymentLinkWords } from './fr.ts'

export const paymentLinkWords: Readonly<Record<Locale, PaymentLinkWords>> = { fr, en }
