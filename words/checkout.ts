import { bankWords as bankEnglish } from './site/checkout-bank-en.ts'
import { bankWords as bankFrench } from './site/checkout-bank-fr.ts'
import { checkoutWords as english } from './site/checkout-en.ts'
import { checkoutWords as french } from './site/checkout-fr.ts'

/** By language. The loaders of these pages give them along: no other page has to fetch them. */
export const checkoutWordsByLocale = { fr: french, en: english }
export const bankWordsByLocale = { fr: bankFrench, en: bankEnglish }
