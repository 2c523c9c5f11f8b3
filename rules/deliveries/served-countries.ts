import { postalCountry } from './delivery-place.ts'

/** What an estate says about where it sells. */
export interface SaleReach {
  onlyInFrance: boolean
  worldwide: boolean
}

export interface CountryCarrier {
  provider: 'TABLE' | 'EXPORT'
  /** Countries in which it has a zone that is not excluded. */
  countries: readonly string[]
}

interface IsCountryServedOptions {
  country: string
  reach: SaleReach
  carriers: readonly CountryCarrier[]
}

/**
 * Whether the estate delivers to a country at all. "Only in France" is the strictest and wins; otherwise each country is
 * open in which a carrier has a zone; an estate that sells worldwide also lets its export carriers quote everywhere else.
 */
export function isCountryServed({ country, reach, carriers }: IsCountryServedOptions): boolean {
  const to = postalCountry(country)
  if (reach.onlyInFrance && to !== 'FR') return false
  return carriers.some((carrier) => carrier.countries.includes(to) || quotesAnywhere({ carrier, to, reach }))
}

interface QuotesAnywhereOptions {
  carrier: Pick<CountryCarrier, 'provider'>
  to: string
  reach: SaleReach
}

/** Export carriers need no zone where the estate sells worldwide; France is never an export. */
export function quotesAnywhere({ carrier: { provider }, to, reach }: QuotesAnywhereOptions): boolean {
  return provider === 'EXPORT' && to !== 'FR' && reach.worldwide && !reach.onlyInFrance
}
