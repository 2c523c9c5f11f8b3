import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-italic.woff2?url'
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-normal.woff2?url'
import ebGaramondItalic from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2?url'
import ebGaramond from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2?url'
import figtreeItalic from '@fontsource/figtree/files/figtree-latin-400-italic.woff2?url'
import figtree from '@fontsource/figtree/files/figtree-latin-400-normal.woff2?url'
import frauncesItalic from '@fontsource/fraunces/files/fraunces-latin-400-italic.woff2?url'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url'
import jostItalic from '@fontsource/jost/files/jost-latin-400-italic.woff2?url'
import jost from '@fontsource/jost/files/jost-latin-400-normal.woff2?url'
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'

interface FontFamily {
  kind: 'serif' | 'sans-serif'
  normal: string
  italic?: string
}

/** The families an estate can choose from, served by ourselves: no other host learns who reads the site. */
const FAMILIES: Readonly<Record<string, FontFamily>> = {
  'Cormorant Garamond': { kind: 'serif', normal: cormorant, italic: cormorantItalic },
  'EB Garamond': { kind: 'serif', normal: ebGaramond, italic: ebGaramondItalic },
  Figtree: { kind: 'sans-serif', normal: figtree, italic: figtreeItalic },
  Fraunces: { kind: 'serif', normal: fraunces, italic: frauncesItalic },
  Jost: { kind: 'sans-serif', normal: jost, italic: jostItalic },
  Marcellus: { kind: 'serif', normal: marcellus },
}

export interface SiteFonts {
  css: string
  /** The files that the first screen needs. */
  preload: string[]
}

/** The two families of a site as CSS variables; an unknown family is a plain serif. */
export function siteFonts(title: string, content: string): SiteFonts {
  const chosen = [...new Set([title, content])].filter((family) => Object.hasOwn(FAMILIES, family))
  const faces = chosen.flatMap((family) => facesOf(family))
  const variables = `:root{--font-title:${stackOf(title)};--font-content:${stackOf(content)}}`
  return { css: faces.join('') + variables, preload: chosen.flatMap((family) => FAMILIES[family]?.normal ?? []) }
}

function facesOf(family: string): string[] {
  const files = FAMILIES[family]
  if (!files) return []
  const face = (style: string, url: string) =>
    `@font-face{font-family:"${family}";font-style:${style};font-weight:400;font-display:swap;src:url(${url}) format("woff2")}`
  return [face('normal', files.normal), ...(files.italic ? [face('italic', files.italic)] : [])]
}

function stackOf(family: string): string {
  const files = Object.hasOwn(FAMILIES, family) ? FAMILIES[family] : undefined
  if (!files) return 'Georgia,serif'
  return files.kind === 'serif' ? `"${family}",Georgia,serif` : `"${family}",system-ui,sans-serif`
}
