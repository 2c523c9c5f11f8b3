import type { ShopRow } from '#db/queries/catalogue/card-shapes.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'

/** How an estate wants its cards to be shown, and in which language. */
export interface CardShop {
  locale: Locale
  hidesPrices: boolean
  hidesPercent: boolean
}

export function shownBy(row: ShopRow | undefined, locale: Locale): CardShop {
  const { hidesPrices, hidesPercent } = shopSettings(
    parameterValues([
      { type: 'HIDE_PRODUCT_PRICES', value: row?.hides_prices ?? null },
      { type: 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT', value: row?.hides_percent ?? null },
    ]),
  )
  return { locale, hidesPrices, hidesPercent }
}
