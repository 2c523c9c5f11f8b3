import type { OutputOf } from '#contract/basics/define-call.ts'
import type { Declination, MealIcon, Product, ProductDetail, Vintage } from '#contract/catalogue/products.ts'
import type { OfferTerm } from '#contract/deliveries/offer-terms.ts'
import type { getProductReviews } from '#contract/reviews/reviews.ts'
import type { SiteInfo } from '#contract/sites/site.ts'
import { type ShopSettings, shopSettings } from '#rules/catalogue/shop-settings.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { ProductWords } from '#words/catalogue/product/fr.ts'
import { productWords } from '#words/catalogue/product/words.ts'

/** A page of the site, without the locale. */
export interface WayOn {
  title: string
  path: string
}

/** What was asked for a product's page. */
export interface ViewFacts {
  product: ProductDetail
  chosen: Declination
  recommended: readonly Product[]
  mealIcons: readonly MealIcon[]
  reviews: OutputOf<typeof getProductReviews>
  /** What is told to machines of the least that can be bought. */
  terms: readonly OfferTerm[]
  /** What the estate has written about it; null where it has not. */
  reading: WayOn | null
  /** Where one can taste it; null where nobody is received. */
  visit: WayOn | null
  info: SiteInfo
  values: ParameterValues
  locale: Locale
}

/** The same with what every part of the view needs. */
export interface ViewContext extends ViewFacts {
  words: ProductWords
  shop: ShopSettings
  /** The chosen year's own facts. */
  vintage: Vintage | null
  /** A page of the site as an absolute address. */
  urlOf: (path: string) => string
}

export function viewContext(facts: ViewFacts): ViewContext {
  const { product, chosen, locale, info, values } = facts
  return {
    ...facts,
    words: productWords[locale],
    shop: shopSettings(values),
    vintage: product.type.type === 'WINE' ? (product.vintages.find(({ year }) => year === chosen.year) ?? null) : null,
    urlOf: (path) => `${info.url}${pathInLocale(path, locale)}`,
  }
}
