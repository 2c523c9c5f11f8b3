import type { ListQuery } from '#contract/basics/list-query.ts'
import { type ListedRow, listRecords } from '#db/resources/list-records.ts'
import type { SiteDb } from '#db/site-db.ts'
import { csvText } from '#rules/basics/csv.ts'
import type { Locale } from '#words/basics/locales.ts'
import { resourceWords } from '#words/office/resources/words.ts'
import type { OfferedResource } from './resource.ts'

interface ExportOptions {
  resource: OfferedResource
  list: ListQuery
  locale: Locale
}

/** What a list finds, all pages of it, as a file for a spreadsheet. */
export async function exportFile(db: SiteDb, { resource: { definition, store }, list, locale }: ExportOptions) {
  const told = Object.keys(definition.row.shape)
  const { rows } = await listRecords(db, { store, list: { ...list, nbItem: 'all', page: 1 }, locale, told })
  const { title, fields } = resourceWords[locale][definition.many as keyof (typeof resourceWords)['fr']]
  const labels: Readonly<Record<string, string>> = fields
  const heads = ['id', ...told].map((name) => labels[name] ?? name)
  const cells = rows.map((row) => ['id', ...told].map((name) => cellText(row[name as keyof ListedRow], locale)))
  return {
    value: {
      filename: `${title}.csv`,
      mimeType: 'text/csv; charset=utf-8',
      bytes: Buffer.from(csvText([heads, ...cells])),
    },
  }
}

function cellText(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return locale === 'fr' ? String(value).replace('.', ',') : String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(', ')
  return String(value)
}
