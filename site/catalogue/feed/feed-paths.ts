import type { Locale } from '#words/basics/locales.ts'

/** Where merchants' services fetch what an estate sells, without the locale. */
export const FEED_PATHS: Readonly<Record<Locale, string>> = { fr: 'flux/produits.xml', en: 'feeds/products.xml' }
