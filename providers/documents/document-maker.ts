import type { InvoiceSheet } from './invoice-sheet.ts'
import type { SheetPictures, TechnicalSheet } from './technical-sheet.ts'

export type MadeDocument = { bytes: Uint8Array<ArrayBuffer> } | { refusal: 'overloaded' }

/** Whatever draws documents. */
export interface DocumentMaker {
  /** The sheet as a PDF. Its pictures are opened only when it has to be drawn. */
  technicalSheet(
    sheet: TechnicalSheet,
    openPictures: () => Promise<SheetPictures | { refusal: 'overloaded' }>,
  ): Promise<MadeDocument>
  /** An invoice or a credit note as a PDF. */
  invoice(invoice: InvoiceSheet): Promise<MadeDocument>
  close(): void
}
