import type { Failure } from '#providers/processes/answer-tasks.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import type { TechnicalSheet } from './technical-sheet.ts'

/** What is asked of the document process; the pictures of a sheet come along as bytes, the bottle before the logo. */
export type DocumentTask = { id: number } & (
  | { kind: 'technical-sheet'; sheet: TechnicalSheet; bottleBytes: number; logoBytes: number }
  | { kind: 'invoice'; invoice: InvoiceSheet }
)

/** The bytes of the document come along. */
export type DocumentAnswer = { id: number; made: true } | Failure
