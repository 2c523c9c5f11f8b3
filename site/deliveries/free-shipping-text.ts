import type { FreeShipping } from '#contract/carts/carts.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { estimateWords } from '#words/deliveries/estimate/words.ts'

/** How far delivery is from free, in words; null where there is nothing to say. */
export function freeShippingText(freeShipping: FreeShipping | null, locale: Locale): string | null {
  if (!freeShipping) return null
  const { isReached, missingBottles, missingPrice } = freeShipping
  const words = estimateWords[locale]
  if (isReached) return words.freeReached
  if (missingBottles === 1) return words.freeBottle
  if (missingBottles) return fill(words.freeBottles, { n: missingBottles })
  return missingPrice ? fill(words.freePrice, { price: formatPrice(missingPrice, locale) }) : null
}
