import type { Handler } from '#api/calls/handler.ts'
import type { runImport } from '#contract/imports/imports.ts'
import { moveImport } from './move-import.ts'
import { NOT_BEGUN } from './prepare-lines.ts'

export const handleRunImport: Handler<typeof runImport> = async ({ params: { id } }, parts) =>
  moveImport(parts, {
    id,
    to: () => 'RUNNING',
    // What was only tried begins anew; what was stopped goes on.
    set: ({ state }) => (state === 'CHECKED' ? NOT_BEGUN : {}),
  })
