import type { Handler } from '#api/calls/handler.ts'
import type { getImportReport } from '#contract/imports/imports.ts'
import { listNotes } from '#db/queries/imports/import-lines.ts'
import { findImport } from '#db/queries/imports/imports.ts'
import { csvText } from '#rules/basics/csv.ts'
import { importWords } from '#words/imports/words.ts'
import { noteToWire } from './import-to-wire.ts'

export const handleGetImportReport: Handler<typeof getImportReport> = async ({ params: { id } }, { db, locale }) => {
  const row = await findImport(db, id)
  if (!row) return { refusal: 'thing-not-found' }
  const { report, noteKinds } = importWords[locale]
  const notes = await listNotes(db, { importId: id, limit: null })
  const lines = notes.map((note) => {
    const { line, column, kind, reason, value } = noteToWire(note, { row, locale })
    return [String(line), column ?? '', noteKinds[kind], reason, value]
  })
  const bytes = Buffer.from(csvText([report.columns, ...lines]))
  return { value: { filename: `${report.name}-${id}.csv`, mimeType: 'text/csv; charset=utf-8', bytes } }
}
