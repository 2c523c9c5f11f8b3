import { countries } from '#words/places/countries.ts'

/** The two letters of a country that a caller names by its number or by them; null when there is none. */
export function countryCode(named: number | string): string | null {
  const found =
    typeof named === 'number'
      ? countries.find(({ numCode }) => Number(numCode) === named)
      : countries.find(({ alphaTwo }) => alphaTwo === named.toUpperCase())
  return found?.alphaTwo ?? null
}
