import type { Handler } from '#api/calls/handler.ts'
import { oneLine } from '#contract/basics/typed-text.ts'
import type { addImport } from '#contract/imports/imports.ts'
import { addImportLines } from '#db/queries/imports/import-lines.ts'
import { addImport as addRow, findImport } from '#db/queries/imports/imports.ts'
import { recogniseHeader } from '#rules/imports/recognise-header.ts'
import { importToWire } from './import-to-wire.ts'
import { OWN_HEADERS } from './own-headers.ts'
import { readTable } from './read-table.ts'

const DEFAULTS = { kind: 'STILL', vatRate: 20, isShown: false } as const

export const handleAddImport: Handler<typeof addImport> = async ({ files }, { db, principal, now, locale }) => {
  const [file] = files
  if (!file) return { problems: { file: { problem: 'file-not-sent' } } }
  const table = await readTable(file.bytes)
  if ('wrong' in table) return table.wrong ? { problems: { file: table.wrong } } : { refusal: 'file-not-a-table' }
  const { kind, source, mapping } = recogniseHeader(table.header, OWN_HEADERS)
  const id = await addRow(db, {
    filename: oneLine(file.filename).slice(0, 200) || 'import.csv',
    kind,
    source,
    header: table.header,
    mapping: JSON.stringify(mapping),
    defaults: JSON.stringify(DEFAULTS),
    lines: table.lines.length,
    started_by: principal?.id ?? null,
    created_at: now,
    changed_at: now,
    forgotten_at: null,
  })
  await addImportLines(db, { importId: id, lines: table.lines.map((line, position) => ({ ...line, position })) })
  const row = await findImport(db, id)
  if (!row) throw new Error(`Import ${id} is gone in its own transaction`)
  return { value: { import: await importToWire(db, { row, locale }) } }
}
