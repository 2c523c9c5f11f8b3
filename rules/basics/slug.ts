import { plainText } from './plain-text.ts'

interface SlugOptions {
  /** As many letters at most. */
  most?: number
  /** What a text without a letter of ours is called all the same. */
  otherwise?: string
}

/** A title as an address spells it: `L’été à l’œuvre, n° 2` → `l-ete-a-l-oeuvre-n-2`. */
export function slugOf(text: string, { most = 120, otherwise = '' }: SlugOptions = {}): string {
  const plain = plainText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
  return plain.slice(0, most).replace(/-$/, '') || otherwise
}
