import '@fontsource/cormorant-garamond/latin-400.css'
import '@fontsource/eb-garamond/latin-400.css'
import '@fontsource/fraunces/latin-400.css'
import '@fontsource/jost/latin-400.css'
import '@fontsource/marcellus/latin-400.css'
import { useEffect } from 'react'
import type { LookState } from '#contract/sites/look.ts'
import { styleOfFile, weightOfFile } from '#rules/sites/font-weight.ts'

type FontFile = LookState['fontFiles'][number]

/** Families that come with the product, each shown in its own letters. Figtree is the office's own. */
export const OUR_FAMILIES = ['Cormorant Garamond', 'EB Garamond', 'Figtree', 'Fraunces', 'Jost', 'Marcellus'] as const

const loaded = new Set<string>()

/** The estate's own typefaces, so that they can be shown in their letters. */
export function useOwnTypefaces(files: readonly FontFile[]): void {
  useEffect(() => {
    for (const { family, filename, url } of files) {
      if (loaded.has(url)) continue
      loaded.add(url)
      const face = new FontFace(family, `url(${url})`, {
        weight: String(weightOfFile(filename)),
        style: styleOfFile(filename),
      })
      document.fonts.add(face)
    }
  }, [files])
}

/** The weights that a family has, by the names of its files. */
export function ownWeights(files: readonly FontFile[], family: string): number[] {
  const weights = files.filter((file) => file.family === family).map(({ filename }) => weightOfFile(filename))
  return [...new Set(weights)].sort((one, other) => one - other)
}
