import type { Handler } from '#api/calls/handler.ts'
import type { removeImport } from '#contract/imports/imports.ts'
import { deleteImport, lockImport } from '#db/queries/imports/imports.ts'
import { isForgettable } from '#rules/imports/import-states.ts'

export const handleRemoveImport: Handler<typeof removeImport> = async ({ params: { id } }, { db }) => {
  const row = await lockImport(db, id)
  if (!row) return { refusal: 'thing-not-found' }
  if (!isForgettable(row.state)) return { refusal: 'import-not-ready' }
  await deleteImport(db, id)
  return { value: { id }, changes: [{ thing: 'imports', id, before: { filename: row.filename }, after: null }] }
}
