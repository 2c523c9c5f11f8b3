import type { CountryReference } from '#contract/places/places.ts'
import { countries } from '#words/places/countries.ts'

interface FoundCountry {
  id: number
  alphaTwo: string
}

/** The country that a caller names by its number, its two letters or both; null when there is none. */
export function findNamedCountry(named: CountryReference): FoundCountry | null {
  if (typeof named === 'number') return findById(named)
  if (typeof named === 'string') return findByLetters(named)
  if (named.id != null) return findById(named.id)
  return named.alphaTwo == null ? null : findByLetters(named.alphaTwo)
}

function findById(id: number): FoundCountry | null {
  return onWire(countries.find(({ numCode }) => Number(numCode) === id))
}

function findByLetters(letters: string): FoundCountry | null {
  return onWire(countries.find(({ alphaTwo }) => alphaTwo === letters.toUpperCase()))
}

function onWire(found: (typeof countries)[number] | undefined): FoundCountry | null {
  return found ? { id: Number(found.numCode), alphaTwo: found.alphaTwo } : null
}
