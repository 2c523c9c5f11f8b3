import type { Failure } from '#providers/processes/answer-tasks.ts'
import type { GiftCardPaper } from './gift-card-paper.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { PackingSlip } from './packing-slip.ts'
import type { LabelSheets } from './shipping-labels.ts'
import type { TechnicalSheet } from './technical-sheet.ts'

/** What is asked of the document process; pictures come along as bytes: the logo, and before it the bottle of a sheet. */
export type DocumentTask = { id: number } & (
  | { kind: 'technical-sheet'; sheet: TechnicalSheet; bottleBytes: number; logoBytes: number }
  | { kind: 'invoice'; invoice: InvoiceSheet }
  | { kind: 'packing-slips'; slips: readonly PackingSlip[] }
  | { kind: 'shipping-labels'; sheets: LabelSheets }
  | { kind: 'gift-card'; card: GiftCardPaper }
)

/** The bytes of the document come along. */
export type DocumentAnswer = { id: number; made: true } | Failure
