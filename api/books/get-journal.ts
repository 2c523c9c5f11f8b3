import type { Handler } from '#api/calls/handler.ts'
import type { getJournal } from '#contract/books/books.ts'
import { listJournal } from '#db/queries/books/journal.ts'
import { csvText } from '#rules/basics/csv.ts'
import { addDays, parisInstant } from '#rules/basics/paris-time.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { bookWords } from '#words/books/words.ts'
import { decimal } from './file-answers.ts'

/** Both days are whole days of Paris, the last one included. */
export const handleGetJournal: Handler<typeof getJournal> = async ({ query }, { db, locale }) => {
  const words = bookWords[locale]
  const entries = await listJournal(db, {
    from: parisInstant(query.from, 0),
    until: parisInstant(addDays(query.until, 1), 0),
  })
  const kinds: Record<string, string> = words.kinds
  const rows = entries.map(({ movedAt, book, kind, about, orderId, pieces, cents }) => [
    movedAt.toISOString(),
    words.books[book],
    kinds[kind] ?? kind,
    about,
    orderId === null ? '' : orderReference(orderId),
    pieces === null ? '' : String(pieces),
    cents === null ? '' : decimal(cents, locale),
  ])
  return {
    value: {
      filename: `${words.journal}-${query.from}-${query.until}.csv`,
      mimeType: 'text/csv; charset=utf-8',
      bytes: Buffer.from(csvText([words.columns, ...rows])),
    },
  }
}
