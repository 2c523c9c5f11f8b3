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

type ShownPrices = Pick<CardShop, 'hidesPrices' | 'hidesPercent'>

/** Filling in what two hundred parameters are by default takes as long as making a card. */
const shownByWords = new Map<string, ShownPrices>()
const MAX_KEPT = 100

export function shownBy(row: ShopRow | undefined, locale: Locale): CardShop {
  const words = `${row?.hides_prices} ${row?.hides_percent}`
  const shown = shownByWords.get(words) ?? readShown(row)
  if (shownByWords.size < MAX_KEPT) shownByWords.set(words, shown)
  return { locale, ...shown }
}

function readShown(row: ShopRow | undefined): ShownPrices {
  const { hidesPrices, hidesPercent } = shopSettings(
    parameterValues([
      { type: 'HIDE_PRODUCT_PRICES', value: row?.hides_prices ?? null },
      { type: 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT', value: row?.hides_percent ?? null },
    ]),
  )
  return { hidesPrices, hidesPercent }
}
