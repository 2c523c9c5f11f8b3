import { Address } from '#contract/orders/orders.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import type { Locale } from '#words/basics/locales.ts'
import { countryById } from './country-to-wire.ts'

/** An address as it stands on an envelope; the country where it is not France. */
export function addressLines(kept: unknown, locale: Locale): string[] {
  const { firstname, lastname, company, address, addressPart2, postalCode, city, idCountry } = Address.parse(kept)
  const country = idCountry === FRANCE_ID ? '' : countryById(idCountry, locale).name
  return [`${firstname} ${lastname}`, company, address, addressPart2, `${postalCode} ${city}`, country].filter(Boolean)
}
