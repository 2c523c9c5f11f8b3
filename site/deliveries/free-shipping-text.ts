import type { FreeShipping } from '#contract/carts/carts.ts'
import { fill } from '#words/basics/fill.ts'
import type { FreeShippingWords } from '#words/deliveries/free-shipping/fr.ts'

interface Saying {
  words: { freeShipping: FreeShippingWords }
  /** How an amount in euros is written. */
  price: (amount: number) => string
}

/** How far delivery is from free, in words; null where there is nothing to say. */
export function freeShippingText(freeShipping: FreeShipping | null, { words, price }: Saying): string | null {
  if (!freeShipping) return null
  const { isReached, missingBottles, missingPrice } = freeShipping
  const said = words.freeShipping
  if (isReached) return said.reached
  if (missingBottles) return fill(missingBottles === 1 ? said.bottles.one : said.bottles.many, { n: missingBottles })
  return missingPrice ? fill(said.price, { price: price(missingPrice) }) : null
}
