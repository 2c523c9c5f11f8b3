import type { Handler } from '#api/calls/handler.ts'
import type { askEstateExport } from '#contract/sites/estate-exports.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { addEstateExport, listEstateExports } from '#db/queries/sites/estate-exports.ts'
import { exportToWire } from './export-to-wire.ts'

export const handleAskEstateExport: Handler<typeof askEstateExport> = async (_input, { db, principal, now }) => {
  if (!principal) return { refusal: 'export-under-way' }
  const id = await addEstateExport(db, { askedBy: principal.id, now })
  if (id === null) return { refusal: 'export-under-way' }
  await scheduleWork(db, { kind: 'ESTATE_EXPORT', subject: String(id), dueAt: now })
  const [row] = await listEstateExports(db)
  if (!row) throw new Error('The export that was just asked for is not there.')
  return {
    value: { export: exportToWire(row) },
    changes: [{ thing: 'export', id, before: null, after: null }],
  }
}
