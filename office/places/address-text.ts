import type { InvoiceAddress } from '#rules/invoices/invoice-content.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import type { Locale } from '#words/basics/locales.ts'
import { countries } from '#words/places/countries.ts'

/** As it is written on a parcel, line by line; at home without the country. */
export function addressText(given: InvoiceAddress, locale: Locale): string {
  const { firstname, lastname, company, address, addressPart2, postalCode, city, idCountry } = given
  const lines = [`${firstname} ${lastname}`, company, address, addressPart2, `${postalCode} ${city}`]
  return [...lines, countryName(idCountry, locale)].filter((line) => line.trim() !== '').join('\n')
}

function countryName(idCountry: number, locale: Locale): string {
  if (idCountry === FRANCE_ID) return ''
  return countries.find(({ numCode }) => Number(numCode) === idCountry)?.[locale] ?? ''
}
