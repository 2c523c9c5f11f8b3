import type { Entry } from '#rules/basics/text-fitting.ts'
import type { SheetLook } from '#rules/catalogue/technical-sheet.ts'

/** What every paper of an order has around what it tells. Equal papers are the same document. */
export interface Paper {
  look: SheetLook
  /** A file of the estate, by its id; its name stands where there is none. */
  logo: string | null
  /** As PDF names a language: `fr-FR`. */
  lang: string
  /** As ISO writes it: the document's own date is the paper's. */
  issuedAt: string
  /** What the window and the list of files show. */
  title: string
  /** `Facture` */
  kind: string
  estate: string
  /** Number, dates, order. */
  facts: readonly Entry[]
  /** The seller’s identity, at the foot of every page. */
  foot: string
  /** `Page {page} sur {pages}` */
  paging: string
}

/** Somebody and where they live. */
export interface PaperParty {
  label: string
  lines: readonly string[]
}
