import type { Locale } from '#words/basics/locales.ts'
import { countries } from '#words/places/countries.ts'

interface PostalAddress {
  firstname: string
  lastname: string
  company: string
  address: string
  addressPart2: string
  postalCode: string
  city: string
  idCountry: number
}

/** As it is written on a parcel, line by line; at home without the country. */
export function addressText(given: PostalAddress, locale: Locale): string {
  const { firstname, lastname, company, address, addressPart2, postalCode, city, idCountry } = given
  const lines = [`${firstname} ${lastname}`, company, address, addressPart2, `${postalCode} ${city}`]
  return [...lines, countryName(idCountry, locale)].filter((line) => line.trim() !== '').join('\n')
}

const FRANCE = 250

function countryName(idCountry: number, locale: Locale): string {
  if (idCountry === FRANCE) return ''
  return countries.find(({ numCode }) => Number(numCode) === idCountry)?.[locale] ?? ''
}
