import type { Handler } from '#api/calls/handler.ts'
import type { getImport } from '#contract/imports/imports.ts'
import { findImport } from '#db/queries/imports/imports.ts'
import { importToWire } from './import-to-wire.ts'

export const handleGetImport: Handler<typeof getImport> = async ({ params: { id } }, { db, locale }) => {
  const row = await findImport(db, id)
  return row ? { value: { import: await importToWire(db, { row, locale }) } } : { refusal: 'thing-not-found' }
}
