import { cartPageWords as en } from './site/cart-en.ts'
import { cartPageWords as fr } from './site/cart-fr.ts'

/** By language. The page’s loader gives them along: no other page has to fetch them. */
export const cartPageWordsByLocale = { fr, en }
