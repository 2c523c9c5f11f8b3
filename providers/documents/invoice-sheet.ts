import type { Paper, PaperParty } from './paper.ts'

/** The columns of its table, in their order. */
export interface InvoiceCells {
  name: string
  quantity: string
  unit: string
  rate: string
  net: string
  vat: string
  gross: string
}

export interface InvoiceRow extends InvoiceCells {
  /** What stands under the name: vintage, reference, what was engraved. */
  details: readonly string[]
  /** A part of the line above: what of it lies under one rate. */
  isPart: boolean
}

/** Everything that stands on an invoice or a credit note, in words. */
export interface InvoiceSheet extends Paper {
  /** `F2026-000123` */
  number: string
  seller: PaperParty
  buyer: PaperParty
  delivery: PaperParty | null
  /** What a credit note says before its rows. */
  statement: string | null
  columns: InvoiceCells
  /** None on credit notes of the first form. */
  rows: readonly InvoiceRow[]
  vat: {
    columns: readonly [string, string, string, string]
    rows: readonly (readonly [string, string, string, string])[]
  }
  sums: readonly { label: string; amount: string; isTotal: boolean }[]
  mentions: readonly string[]
}
