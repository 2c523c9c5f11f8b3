import type { Handler } from '#api/calls/handler.ts'
import type { getJournal } from '#contract/books/books.ts'
import { type JournalEntry, listJournal } from '#db/queries/books/journal.ts'
import { csvLines, csvText } from '#rules/basics/csv.ts'
import { monthsOf, periodProblems, periodSpan } from '#rules/books/period.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import type { Locale } from '#words/basics/locales.ts'
import { bookWords } from '#words/books/words.ts'
import { csvFilename, decimal, type FileRequest } from './account-file.ts'

/** Both days are whole days of Paris, the last one included. */
export const handleGetJournal: Handler<typeof getJournal> = async ({ query }, { locale, transact }) => {
  const problems = periodProblems(query)
  if (problems) return { problems }
  const filename = csvFilename(bookWords[locale].journal, query)
  const pieces = journalPieces({ period: query, locale, read: transact })
  return { value: { filename, mimeType: 'text/csv; charset=utf-8', pieces } }
}

/** Month by month: no more than one is in memory. */
async function* journalPieces({ period, locale, read }: FileRequest): AsyncGenerator<string> {
  yield csvText([bookWords[locale].columns])
  for (const month of monthsOf(period)) {
    const entries = await read((db) => listJournal(db, periodSpan(month)))
    yield csvLines(entries.map((entry) => cellsOf(entry, locale)))
  }
}

function cellsOf({ movedAt, book, kind, about, orderId, pieces, cents }: JournalEntry, locale: Locale): string[] {
  const words = bookWords[locale]
  const kinds: Record<string, string> = words.kinds
  return [
    movedAt.toISOString(),
    words.books[book],
    kinds[kind] ?? kind,
    about,
    orderId === null ? '' : orderReference(orderId),
    pieces === null ? '' : String(pieces),
    cents === null ? '' : decimal(cents, locale),
  ]
}
