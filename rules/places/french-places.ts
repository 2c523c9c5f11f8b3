import { plainText } from '#rules/basics/plain-text.ts'
import { placeKey, placeKeyWithoutArticle } from './place-search.ts'

/** Every code of France begins with its department; those of overseas are not all in our list. */
const OF_A_DEPARTMENT = /^(0[1-9]|[1-8]\d|9[0-5])\d{3}$/
const OVERSEAS = /^9[78]\d{3}$/

interface FrenchPlace {
  /** Five digits, when it is right. */
  postalCode: string
  /** Null while only the code is known. */
  city: string | null
  /** The communes of that code. */
  towns: readonly string[]
}

/**
 * What is wrong with a place in France. Large receivers have codes of their own, which no list of communes knows: there
 * the town says CEDEX.
 */
export function frenchPlaceProblem({
  postalCode,
  city,
  towns,
}: FrenchPlace): 'unknown-postal-code' | 'town-elsewhere' | null {
  if (city !== null && isCedex(city)) return OF_A_DEPARTMENT.test(postalCode) ? null : 'unknown-postal-code'
  if (towns.length === 0) return OVERSEAS.test(postalCode) ? null : 'unknown-postal-code'
  return city === null || towns.some((town) => isSameTown(city, town)) ? null : 'town-elsewhere'
}

/** Whether two people mean the same town: case, accents, hyphens, articles, `St`, `s/` and districts do not matter. */
export function isSameTown(one: string, other: string): boolean {
  const [first, second] = [townKeys(one), townKeys(other)]
  return first.some((key) => second.includes(key))
}

function isCedex(town: string): boolean {
  return placeKey(town).split(' ').includes('cedex')
}

/** `Paris 1er`, `Lyon 3e arrondissement`. */
const DISTRICT = /( \d+(er|ere|e|eme|ieme)?| arrondissement)+$/

/** As it is written and without its article, in one word each: `L’Isle` may come as `LIsle`. */
function townKeys(town: string): string[] {
  const written = plainText(town)
    .replace(/\bs\/s\b/g, 'sous ')
    .replace(/\bs\//g, 'sur ')
  const name = placeKey(written).replace(DISTRICT, '')
  return [name, placeKeyWithoutArticle(name)].map((key) => key.replaceAll(' ', ''))
}
