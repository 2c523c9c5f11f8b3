import type { Entry } from '#rules/basics/text-fitting.ts'
import type { Paper } from './paper.ts'

/** A gift card to print or to keep: whoever reads it can pay with it. */
export interface GiftCardPaper
  extends Pick<Paper, 'look' | 'logo' | 'lang' | 'issuedAt' | 'title' | 'kind' | 'estate'> {
  /** `50,00 €` */
  amount: string
  /** For whom, and from whom. */
  names: readonly string[]
  message: string
  code: Entry
  /** Until when, and how it is used. */
  notes: readonly string[]
}
