/** Marks of the alphabet's accents once a letter is taken apart. */
const ACCENTS = /\p{M}+/gu
/** Letters that no accent tells apart. */
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Without accents and case: `Crémant` → `cremant`. The database's `platform.plain` does the same. */
export function plainText(text: string): string {
  const plain = text.normalize('NFD').replace(ACCENTS, '').toLowerCase()
  return plain.replace(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** `Les Aubépines, 37,5 cl` → les, aubepines, 37, 5, cl. */
export function plainWords(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
