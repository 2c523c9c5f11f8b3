/** A family that an estate can choose; its files come from the @fontsource packages. */
export interface Typeface {
  slug: string
  /** A letter's usual width, and how far the letters reach up and down, as parts of the type size. */
  width: number
  ascent: number
  descent: number
  fallback: Fallback
}

type Fallback = keyof typeof FALLBACKS

/** Typefaces that every machine has, with the same measure of width. */
export const FALLBACKS = {
  serif: { width: 0.4063, files: ['Times New Roman', 'Liberation Serif', 'Tinos'], generic: 'Georgia,serif' },
  'sans-serif': { width: 0.4458, files: ['Arial', 'Liberation Sans', 'Arimo'], generic: 'system-ui,sans-serif' },
} as const

const TYPEFACES: Readonly<Record<string, Typeface>> = {
  'Cormorant Garamond': { slug: 'cormorant-garamond', width: 0.394, ascent: 0.924, descent: 0.287, fallback: 'serif' },
  'EB Garamond': { slug: 'eb-garamond', width: 0.385, ascent: 1.007, descent: 0.298, fallback: 'serif' },
  Figtree: { slug: 'figtree', width: 0.449, ascent: 0.95, descent: 0.25, fallback: 'sans-serif' },
  Fraunces: { slug: 'fraunces', width: 0.469, ascent: 0.978, descent: 0.255, fallback: 'serif' },
  Jost: { slug: 'jost', width: 0.428, ascent: 1.07, descent: 0.375, fallback: 'sans-serif' },
  Marcellus: { slug: 'marcellus', width: 0.457, ascent: 0.974, descent: 0.28, fallback: 'serif' },
}

/** The family of that name; undefined for one that is not ours. */
export function findTypeface(name: string): Typeface | undefined {
  return Object.hasOwn(TYPEFACES, name) ? TYPEFACES[name] : undefined
}
