import type { Entry } from '#rules/basics/text-fitting.ts'
import type { SheetLook } from '#rules/catalogue/technical-sheet.ts'

export interface InvoiceRow {
  name: string
  detail: string
  quantity: string
  unit: string
  rate: string
  net: string
  gross: string
}

export interface InvoiceParty {
  label: string
  lines: readonly string[]
}

/** Everything that stands on an invoice or a credit note, in words. Equal sheets are the same document. */
export interface InvoiceSheet {
  /** `F2026-000123` */
  number: string
  look: SheetLook
  /** As PDF names a language: `fr-FR`. */
  lang: string
  /** What the window and the list of files show. */
  title: string
  /** `Facture` */
  kind: string
  estate: string
  /** Number, dates, order. */
  facts: readonly Entry[]
  seller: InvoiceParty
  buyer: InvoiceParty
  delivery: InvoiceParty | null
  columns: Omit<InvoiceRow, 'detail'>
  rows: readonly InvoiceRow[]
  /** What a credit note says instead of rows. */
  statement: string | null
  vat: {
    columns: readonly [string, string, string, string]
    rows: readonly (readonly [string, string, string, string])[]
  }
  sums: readonly { label: string; amount: string; isTotal: boolean }[]
  mentions: readonly string[]
  /** The seller’s identity, at the foot of every page. */
  foot: string
  /** `Page {page} sur {pages}` */
  paging: string
}
