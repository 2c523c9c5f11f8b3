import type { Handler } from '#api/calls/handler.ts'
import type { undoImport } from '#contract/imports/imports.ts'
import { moveImport } from './move-import.ts'

export const handleUndoImport: Handler<typeof undoImport> = async ({ params: { id } }, parts) =>
  moveImport(parts, { id, to: () => 'UNDOING' })
