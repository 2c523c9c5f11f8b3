import type { ListQuery } from '#contract/basics/list-query.ts'
import { eachRecord } from '#db/resources/list-records.ts'
import type { ReadRows } from '#db/site-db.ts'
import { csvLines, csvText } from '#rules/basics/csv.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import type { Locale } from '#words/basics/locales.ts'
import { resourceWords } from '#words/office/resources/words.ts'
import type { OfferedResource } from './resource.ts'

interface ExportOptions {
  resource: OfferedResource
  list: ListQuery
  locale: Locale
  /** Some rows at a time, each time anew. */
  read: ReadRows
}

/** What a list finds, all pages of it, as a file for a spreadsheet that is sent as it is made. */
export function exportFile(options: ExportOptions) {
  const { definition } = options.resource
  const { title } = resourceWords[options.locale][definition.many as keyof (typeof resourceWords)['fr']]
  return { value: { filename: `${title}.csv`, mimeType: 'text/csv; charset=utf-8', pieces: exportPieces(options) } }
}

async function* exportPieces({ resource: { definition, store }, list, locale, read }: ExportOptions) {
  const told = ['id', ...Object.keys(definition.row.shape)]
  const { fields } = resourceWords[locale][definition.many as keyof (typeof resourceWords)['fr']]
  const labels: Readonly<Record<string, string>> = fields
  yield csvText([told.map((name) => labels[name] ?? name)])
  for await (const rows of eachRecord(read, { store, list, locale, row: definition.row }))
    yield csvLines(rows.map((row) => told.map((name) => cellText(row[name], locale))))
}

function cellText(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return locale === 'fr' ? String(value).replace('.', ',') : String(value)
  // As clocks in Paris show it: spreadsheets know no other.
  if (value instanceof Date) return `${parisDay(value)} ${clockTime(parisMinutes(value))}`
  if (Array.isArray(value)) return value.join(', ')
  return String(value)
}
