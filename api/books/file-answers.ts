import type { FileAnswer } from '#contract/basics/shapes.ts'
import type { Locale } from '#words/basics/locales.ts'

interface CsvOptions {
  name: string
  period: { from: string; until: string }
  pieces: readonly string[]
}

/** A file for a spreadsheet, named after what it tells and of when. */
export function csvAnswer({ name, period, pieces }: CsvOptions): FileAnswer {
  return {
    filename: `${name}-${period.from}-${period.until}.csv`,
    mimeType: 'text/csv; charset=utf-8',
    bytes: Buffer.from(pieces.join('')),
    isAttachment: true,
  }
}

/** Cents as spreadsheets of the country read them: `12,50` or `12.50`. */
export function decimal(cents: number, locale: Locale): string {
  return localNumber((cents / 100).toFixed(2), locale)
}

export function localNumber(written: string, locale: Locale): string {
  return locale === 'fr' ? written.replace('.', ',') : written
}
