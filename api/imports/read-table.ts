import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { Problem } from '#contract/basics/problems.ts'
import { MOST_COLUMNS, MOST_LINES } from '#contract/imports/imports.ts'
import type { LineFault } from '#db/schema/imports.ts'

/** A longer cell is no text of a shop; PostgreSQL and browsers would carry it all the same. */
const MOST_CELL = 20_000
const MOST_RECORD = 1_000_000
const FIRST_PART = 65_536
const DELIMITERS = [';', ',', '\t', '|'] as const

interface TableLine {
  /** Of the file, from 1, as spreadsheets number them. */
  line: number
  cells: string[]
  fault: LineFault | null
}

interface Table {
  header: string[]
  lines: TableLine[]
}

/** A table as spreadsheets and shops write it; what is wrong with the whole file otherwise. */
export async function readTable(bytes: Uint8Array): Promise<Table | { wrong: Problem | null }> {
  const text = decode(bytes)
  if (text === null) return { wrong: null }
  const delimiter = findDelimiter(text)
  if (delimiter === null) return { wrong: null }
  const reading = { row: 0 }
  try {
    return await readLines({ text, delimiter, reading })
  } catch (error) {
    if ((error as Partial<CsvError>).code === undefined) throw error
    return { wrong: { problem: 'quote-open', limit: reading.row + 1 } }
  }
}

interface Reading {
  text: string
  delimiter: string
  /** The last row that was read. */
  reading: { row: number }
}

async function readLines({ text, delimiter, reading }: Reading): Promise<Table | { wrong: Problem }> {
  let header: string[] | null = null
  const lines: TableLine[] = []
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MOST_RECORD,
    // Counted as they are read, not as they are taken: what cannot be read begins after the last of them.
    on_record(record: string[]) {
      reading.row += 1
      return [String(reading.row), ...record]
    },
  })
  // In parts: other requests are answered while a large file is read.
  const records = Readable.from(partsOf(text)).pipe(parser)
  for await (const [row, ...record] of records as AsyncIterable<string[]>) {
    if (header === null) {
      if (isEmpty(record)) continue
      header = trimmed(record)
      if (header.length > MOST_COLUMNS) return stopped(records, { problem: 'too-many', limit: MOST_COLUMNS })
      continue
    }
    if (isEmpty(record)) continue
    if (lines.length >= MOST_LINES) return stopped(records, { problem: 'too-many', limit: MOST_LINES })
    lines.push(readLine(record, { width: header.length, line: Number(row) }))
  }
  if (header === null || lines.length === 0) return { wrong: { problem: 'too-few', limit: 2 } }
  return { header, lines }
}

const isEmpty = (record: readonly string[]) => record.every((cell) => cell.trim() === '')

function stopped(records: { destroy: () => unknown }, wrong: Problem): { wrong: Problem } {
  records.destroy()
  return { wrong }
}

function* partsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += FIRST_PART) yield text.slice(at, at + FIRST_PART)
}

/** Empty columns at its end are a spreadsheet's, not the estate's. */
function trimmed(header: readonly string[]): string[] {
  const last = header.findLastIndex((name) => name.trim() !== '')
  return header.slice(0, last + 1).map((name) => name.trim().slice(0, 200))
}

function readLine(record: readonly string[], { width, line }: { width: number; line: number }): TableLine {
  const extra = record.slice(width).some((cell) => cell.trim() !== '')
  const cells = Array.from({ length: width }, (_, at) => record[at] ?? '')
  const tooLong = cells.findIndex((cell) => cell.length > MOST_CELL)
  const withNull = cells.findIndex((cell) => cell.includes('\0'))
  const fault = (place: number, problem: LineFault['problem']): LineFault => ({ place, problem, isOfFile: true })
  return {
    line,
    cells: cells.map((cell) => cell.replaceAll('\0', '').slice(0, MOST_CELL)),
    fault: extra
      ? { place: null, problem: { problem: 'columns-differ' }, isOfFile: true }
      : tooLong >= 0
        ? fault(tooLong, { problem: 'cell-too-long' })
        : withNull >= 0
          ? fault(withNull, { problem: 'null-character' })
          : null,
  }
}

/** How files begin that are no text: spreadsheets’ own, PDFs, pictures, archives. */
const OTHER_FILES = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b']

/** UTF-8, UTF-16 with its mark, else what Windows wrote in France. Null of what is no text: a spreadsheet's own file, a picture. */
function decode(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (OTHER_FILES.some((mark) => start.startsWith(mark))) return null
  if (start.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes)
  if (start.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that cuts the first line into the most columns; null where the file is empty. */
function findDelimiter(text: string): string | null {
  const start = text.slice(0, FIRST_PART)
  if (start.trim() === '') return null
  const widths = DELIMITERS.map((delimiter) => ({ delimiter, width: headerWidth(start, delimiter) }))
  return widths.reduce((one, other) => (other.width > one.width ? other : one)).delimiter
}

function headerWidth(start: string, delimiter: string): number {
  try {
    const [header = []] = parseAtOnce(start, {
      delimiter,
      to: 1,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    })
    return header.length
  } catch {
    return 0
  }
}
