import { cartPageWords as en } from './en.ts'
import { cartPageWords as fr } from './fr.ts'

/** By language. The page’s loader gives them along: no other page has to fetch them. */
export const cartPageWordsByLocale = { fr, en }
