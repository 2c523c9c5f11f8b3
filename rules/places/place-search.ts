import { plainText } from '#rules/basics/plain-text.ts'

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' }
const ARTICLES = /^(le|la|les|l|el) (?=.)/

/** How a place is looked for: no accents, no hyphens, no case, "st" as "saint". `L’Haÿ-les-Roses` → `l hay les roses`. */
export function placeKey(name: string): string {
  const words = plainText(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words.map((word) => ABBREVIATIONS[word] ?? word).join(' ')
}

/** The same without its article, so that "havre" finds Le Havre. */
export function placeKeyWithoutArticle(name: string): string {
  return placeKey(name).replace(ARTICLES, '')
}

/** Digits are the beginning of a postal code; anything else is the beginning of a name. Null: nothing to look for. */
export function readPlaceSearch(search: string): { postalCode: string } | { key: string } | null {
  const trimmed = search.trim()
  if (/^\d{1,5}$/.test(trimmed)) return { postalCode: trimmed }
  const key = placeKey(trimmed)
  return key === '' ? null : { key }
}
