import type { TechnicalFileModel } from '#contract/catalogue/technical-files.ts'
import type { Entry } from '#rules/basics/text-fitting.ts'
import type { SheetLook } from '#rules/catalogue/technical-sheet.ts'

/** Everything that stands on a sheet, in words, in the order of reading. Equal sheets are the same document. */
export interface TechnicalSheet {
  /** Whose it is: the pictures named below lie there. */
  siteId: number
  model: TechnicalFileModel
  look: SheetLook
  /** As PDF names a language: `fr-FR`. */
  lang: string
  /** What the window and the list of files show. */
  title: string
  estate: string
  name: string
  appellation: string | null
  year: string | null
  /** What it is: `Vin rouge`. */
  kicker: string
  /** Short facts: grapes, alcohol, temperature… */
  facts: readonly Entry[]
  texts: readonly Entry[]
  awardsLabel: string
  awards: readonly string[]
  /** What the law wants told, and who tells it. */
  legal: readonly Entry[]
  address: readonly string[]
  message: string
  link: { url: string; caption: string }
  /** Files of the estate, by their ids. */
  bottle: string | null
  logo: string | null
}

/** The pictures as they are drawn in; null for what there is none of, or none that can be opened. */
export interface SheetPictures {
  bottle: Uint8Array | null
  logo: Uint8Array | null
}
