import type { Entry } from '#rules/basics/text-fitting.ts'
import type { Paper, PaperParty } from './paper.ts'

export interface PackingRow {
  quantity: string
  name: string
  /** Vintage, reference, what is to be engraved or written. */
  details: readonly string[]
}

/** What is packed for whom: no price stands on it, since it may lie in a gift. */
export interface PackingSlip extends Paper {
  parties: readonly PaperParty[]
  columns: { quantity: string; name: string }
  rows: readonly PackingRow[]
  /** What the customer wrote with the order. */
  message: Entry | null
  /** `6 articles` */
  count: string
}
