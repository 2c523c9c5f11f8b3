import type { Handler } from '#api/calls/handler.ts'
import type { getJournal } from '#contract/books/books.ts'
import { listJournal } from '#db/queries/books/journal.ts'
import { addDays, parisInstant } from '#rules/basics/paris-time.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { bookWords } from '#words/books/words.ts'

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
  const lines = [words.columns, ...rows].map((cells) => cells.map(csvCell).join(';'))
  return {
    value: {
      filename: `${words.journal}-${query.from}-${query.until}.csv`,
      mimeType: 'text/csv; charset=utf-8',
      // The mark lets spreadsheets read accents as they are.
      bytes: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
    },
  }
}

function decimal(cents: number, locale: string): string {
  const amount = (cents / 100).toFixed(2)
  return locale === 'fr' ? amount.replace('.', ',') : amount
}

/** Quoted where it must be; what a spreadsheet would take for a formula is told to be text. */
function csvCell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
