import type { ReadRows } from '#db/site-db.ts'
import type { Period } from '#rules/books/period.ts'
import type { Locale } from '#words/basics/locales.ts'

/** What a file is made of. */
export interface FileRequest {
  period: Period
  locale: Locale
  /** Reads some rows at a time, each time anew: nobody who reads slowly keeps a connection. */
  read: ReadRows
}

/** A file for a spreadsheet is named after what it tells and of when. */
export function csvFilename(name: string, { from, until }: Period): string {
  return `${name}-${from}-${until}.csv`
}

/** So much is sent at once, that neither memory nor the network has many small pieces to carry. */
const PIECE_CHARACTERS = 60_000

/** The same text in fewer pieces. */
export async function* inLargePieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    if (waiting.length < PIECE_CHARACTERS) continue
    yield waiting
    waiting = ''
  }
  if (waiting !== '') yield waiting
}

/** Cents as spreadsheets of the country read them: `12,50` or `12.50`. */
export function decimal(cents: number, locale: Locale): string {
  return localNumber((cents / 100).toFixed(2), locale)
}

export function localNumber(written: string, locale: Locale): string {
  return locale === 'fr' ? written.replace('.', ',') : written
}
