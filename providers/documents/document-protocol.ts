import type { Failure } from '../processes/answer-tasks.ts'
import type { TechnicalSheet } from './technical-sheet.ts'

/** What is asked of the document process; the pictures come along as bytes, the bottle before the logo. */
export interface DocumentTask {
  id: number
  sheet: TechnicalSheet
  bottleBytes: number
  logoBytes: number
}

/** The bytes of the document come along. */
export type DocumentAnswer = { id: number; made: true } | Failure
