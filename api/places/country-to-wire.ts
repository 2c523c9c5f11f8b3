import type { Country } from '#contract/places/places.ts'
import type { Locale } from '#words/basics/locales.ts'
import { countries } from '#words/places/countries.ts'

type CountryWords = (typeof countries)[number]

export function countryToWire({ alphaTwo, alphaThree, numCode, ...names }: CountryWords, locale: Locale): Country {
  return { id: Number(numCode), alphaTwo, alphaThree, numCode, name: names[locale] }
}

export function countryById(id: number, locale: Locale): Country {
  const found = countries.find(({ numCode }) => Number(numCode) === id)
  if (!found) throw new Error(`No country ${id}`)
  return countryToWire(found, locale)
}

export function findCountry(alphaTwo: string, locale: Locale): Country {
  const found = countries.find((country) => country.alphaTwo === alphaTwo)
  if (!found) throw new Error(`No country ${alphaTwo}`)
  return countryToWire(found, locale)
}
