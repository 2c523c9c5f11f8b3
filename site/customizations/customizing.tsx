import { createContext, useContext } from 'react'
import { type Cents, euros } from '#rules/basics/money.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { CustomizeWords } from '#words/customizations/fr.ts'

interface CustomizationPage {
  words: CustomizeWords
  locale: Locale
}

const Context = createContext<CustomizationPage | null>(null)

export const CustomizationProvider = Context.Provider

/** The words of the page, and money as its readers write it. */
export function useCustomization() {
  const found = useContext(Context)
  if (!found) throw new Error('Nothing is customized here')
  return { ...found, money: (amount: Cents) => formatPrice(euros(amount), found.locale) }
}
