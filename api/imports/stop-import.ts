import type { Handler } from '#api/calls/handler.ts'
import type { stopImport } from '#contract/imports/imports.ts'
import { moveImport } from './move-import.ts'

export const handleStopImport: Handler<typeof stopImport> = async ({ params: { id } }, parts) =>
  moveImport(parts, { id, to: ({ state }) => (state === 'CHECKING' ? 'MAPPING' : 'STOPPED') })
