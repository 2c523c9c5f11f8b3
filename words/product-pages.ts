import { productWords as en } from './site/product-en.ts'
import { productWords as fr } from './site/product-fr.ts'

/** Both languages of the product pages, for the server alone: it fills them and sends what a page shows. */
export const productWordsIn = { fr, en }
