import { createContext, useContext } from 'react'
import type { CompanyAddress } from '#contract/sites/company-addresses.ts'
import { type Cents, euros } from '#rules/basics/money.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { CheckoutWords } from '#words/checkout/fr.ts'
import type { CheckoutSettings } from './checkout-settings.ts'

/** Where an order can be fetched. */
export type CollectPlace = Pick<CompanyAddress, 'id' | 'name' | 'address' | 'postalCode' | 'city'> & {
  idCalendar: number
}

interface Checkout {
  words: CheckoutWords
  locale: Locale
  settings: CheckoutSettings
  places: readonly CollectPlace[]
}

const Context = createContext<Checkout | null>(null)

export const CheckoutProvider = Context.Provider

/** The words of the checkout, what the estate decided about it, and money and paths as its readers write them. */
export function useCheckout() {
  const found = useContext(Context)
  if (!found) throw new Error('Nothing is ordered here')
  return {
    ...found,
    money: (amount: Cents) => formatPrice(euros(amount), found.locale),
    price: (amount: number) => formatPrice(amount, found.locale),
    path: (path: string) => pathInLocale(path, found.locale),
  }
}
