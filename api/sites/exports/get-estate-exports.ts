import type { Handler } from '#api/calls/handler.ts'
import type { getEstateExports } from '#contract/sites/estate-exports.ts'
import { listEstateExports } from '#db/queries/sites/estate-exports.ts'
import { exportToWire } from './export-to-wire.ts'

export const handleGetEstateExports: Handler<typeof getEstateExports> = async (_input, { db }) => {
  const rows = await listEstateExports(db)
  return { value: { exports: rows.map(exportToWire) } }
}
