import type { CartProduct } from '#contract/carts/carts.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import { giftLine } from '#words/gift-cards/lines/gift-line.ts'

/** Vintage and format, as far as there are any. */
export function lineFacts({ year, capacity, capacityUnit }: CartProduct, locale: Locale): string {
  const millilitres = capacity === null ? null : capacity * (capacityUnit === 'LITER' ? 1_000 : 10)
  return [year, millilitres === null ? null : formatName(millilitres, locale)]
    .filter((fact) => fact !== null)
    .join(' · ')
}

/** What tells a line from the others of the same wine, for who hears and does not see it. */
export function lineName(line: CartProduct, locale: Locale): string {
  return [line.name, lineFacts(line, locale), line.gift?.recipientName].filter(Boolean).join(', ')
}

/** For whom a gift card is, and when it is sent. */
export function giftSending({ recipientName, sendOn }: NonNullable<CartProduct['gift']>, locale: Locale): string {
  return giftLine({ name: recipientName, sendOn }, locale)
}
