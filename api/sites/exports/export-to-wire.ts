import type { EstateExport } from '#contract/sites/estate-exports.ts'
import type { ListedExport } from '#db/queries/sites/estate-exports.ts'
import { exportPercent } from '#rules/sites/estate-export.ts'

export function exportToWire(row: ListedExport): EstateExport {
  const { id, state, steps, steps_done } = row
  const isReady = state === 'READY' || state === 'GONE'
  return {
    id,
    state,
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asked_by_name,
    percent: exportPercent({ done: steps_done, of: steps, isReady }),
    rows: row.rows_written,
    files: row.files_written,
    missingFiles: row.files_missing,
    bytes: Number(row.bytes),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}
