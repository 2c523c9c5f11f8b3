/** Longer words first: `extralight` holds `light`. */
const WEIGHT_BY_WORD = [
  ['extralight', 200],
  ['extrabold', 800],
  ['semibold', 600],
  ['thin', 100],
  ['light', 300],
  ['regular', 400],
  ['medium', 500],
  ['bold', 700],
  ['black', 900],
] as const

const DEFAULT_WEIGHT = 400

/** `Mirandel-SemiBold.woff2` → 600. A name that tells nothing is regular. */
export function weightOfFile(filename: string): number {
  const plain = filename.toLowerCase().replace(/[-_ ]/g, '')
  return WEIGHT_BY_WORD.find(([word]) => plain.includes(word))?.[1] ?? DEFAULT_WEIGHT
}

export function styleOfFile(filename: string): 'normal' | 'italic' {
  return /italic|oblique/i.test(filename) ? 'italic' : 'normal'
}
