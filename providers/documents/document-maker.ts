import type { GiftCardPaper } from './gift-card-paper.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { PackingSlip } from './packing-slip.ts'
import type { LabelSheets } from './shipping-labels.ts'
import type { SheetPictures, TechnicalSheet } from './technical-sheet.ts'

export type MadeDocument = { bytes: Uint8Array<ArrayBuffer> } | { refusal: 'overloaded' }

/** Null where there is none, or none that can be opened. */
export type OpenLogo = () => Promise<Uint8Array | null | { refusal: 'overloaded' }>

/** Whatever draws documents. */
export interface DocumentMaker {
  /** The sheet as a PDF. Its pictures are opened only when it has to be drawn. */
  technicalSheet(
    sheet: TechnicalSheet,
    openPictures: () => Promise<SheetPictures | { refusal: 'overloaded' }>,
  ): Promise<MadeDocument>
  /** An invoice or a credit note as a PDF; its logo is opened only when it has to be drawn. */
  invoice(invoice: InvoiceSheet, openLogo: OpenLogo): Promise<MadeDocument>
  /** What is packed for an order or for several, one after the other, as a PDF. */
  packingSlips(slips: readonly PackingSlip[], openLogo: OpenLogo): Promise<MadeDocument>
  /** Address labels of parcels as a PDF. */
  shippingLabels(sheets: LabelSheets): Promise<MadeDocument>
  /** A gift card as a PDF, which is not kept: it is money. */
  giftCard(card: GiftCardPaper, openLogo: OpenLogo): Promise<MadeDocument>
  close(): void
}
