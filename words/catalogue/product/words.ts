import { productWords as en } from './en.ts'
import { productWords as fr } from './fr.ts'

/** Both languages of the product pages, for the server alone: it fills them and sends what a page shows. */
export const productWordsIn = { fr, en }
