import { createContext, useContext } from 'react'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { CartPageWords } from '#words/carts/page/fr.ts'

interface CartPageParts {
  words: CartPageWords
  locale: Locale
}

const Parts = createContext<CartPageParts | null>(null)

export const CartPageProvider = Parts.Provider

/** The words of the page and how it writes amounts. */
export function useCartPage() {
  const parts = useContext(Parts)
  if (!parts) throw new Error('Outside the page of the cart')
  return { ...parts, money: (amount: number) => formatPrice(amount, parts.locale) }
}

interface CountedOptions {
  options: { one: string; many: string }
  n: number
  facts?: Record<string, string | number>
}

/** The sentence for one, or for so many. */
export function counted({ options: { one, many }, n, facts = {} }: CountedOptions) {
  return fill(n === 1 ? one : many, { n, ...facts })
}
