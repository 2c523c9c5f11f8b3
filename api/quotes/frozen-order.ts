import type { EntryRows } from '#api/checkout/entered/place-entry.ts'
import type { QuoteRow } from '#db/queries/quotes/quotes.ts'

/** The rows of the order that a quote becomes: written by our own handler when it was made, and never changed. */
export function frozenOrder({ order_row, order_lines }: Pick<QuoteRow, 'order_row' | 'order_lines'>): EntryRows {
  return {
    order: order_row as EntryRows['order'],
    lines: order_lines as EntryRows['lines'],
    code: null,
  }
}
