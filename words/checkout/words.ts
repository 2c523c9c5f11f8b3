import { bankWords as bankEnglish } from '#words/payments/test-bank/en.ts'
import { bankWords as bankFrench } from '#words/payments/test-bank/fr.ts'
import { checkoutWords as english } from './en.ts'
import { checkoutWords as french } from './fr.ts'

/** By language. The loaders of these pages give them along: no other page has to fetch them. */
export const checkoutWordsByLocale = { fr: french, en: english }
export const bankWordsByLocale = { fr: bankFrench, en: bankEnglish }
