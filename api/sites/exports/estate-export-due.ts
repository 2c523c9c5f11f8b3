import type { FileHandle } from 'node:fs/promises'
import type { DueContext, DueHandler } from '#api/background/due-handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import {
  changeEstateExport,
  type ExportRow,
  findEstateName,
  isExportAhead,
  lockEstateExport,
} from '#db/queries/sites/estate-exports.ts'
import type { SiteDb } from '#db/site-db.ts'
import { exportPartKey } from '#providers/storage/media-storage.ts'
import { EXPORT_PART_BYTES, EXPORT_TRIES, EXPORT_WAIT_MS, exportExpiry } from '#rules/sites/estate-export.ts'
import { withScratchFile } from './scratch-file.ts'
import { writeExport } from './write-export.ts'

const TOLD_EVERY_MS = 1_000

/** An export that was asked for is made; one whose days are over is taken away. Begun again after a crash, it starts anew. */
export const handleEstateExport: DueHandler = async (parts) => {
  const id = Number(parts.subject)
  const next = await parts.transact((db) => nextStep(db, { id, now: parts.now }))
  if (next === 'make') await makeExport(id, parts)
  else if (next !== 'nothing') await removeExport(next, parts)
}

/** What is to be done; a row is what is to be removed. */
async function nextStep(
  db: SiteDb,
  { id, now }: { id: number; now: Date },
): Promise<'make' | 'nothing' | Pick<ExportRow, 'id' | 'parts'>> {
  const row = await lockEstateExport(db, id)
  const again = (dueAt: Date) => scheduleWork(db, { kind: 'ESTATE_EXPORT', subject: String(id), dueAt })
  if (!row || row.state === 'FAILED' || row.state === 'GONE') return 'nothing'
  if (row.state === 'READY') {
    if (row.expires_at === null || row.expires_at <= now) return row
    await again(row.expires_at)
    return 'nothing'
  }
  if (row.tries >= EXPORT_TRIES) {
    await changeEstateExport(db, { id, change: { state: 'FAILED', finished_at: now } })
    return 'nothing'
  }
  if (await isExportAhead(db, { id, now })) {
    await again(new Date(now.getTime() + EXPORT_WAIT_MS))
    return 'nothing'
  }
  await changeEstateExport(db, { id, change: { state: 'RUNNING', tries: row.tries + 1, steps_done: 0 } })
  return 'make'
}

async function makeExport(id: number, parts: DueContext): Promise<void> {
  const { siteId, transact, services, now } = parts
  const site = await transact(findEstateName)
  await withScratchFile(async (file) => {
    const onProgress = tellProgress(id, parts)
    const { manifest, bytes } = await writeExport({ file, site, storage: services.storage, now, transact, onProgress })
    const stored = await storeParts({ file, bytes, siteId, id, parts })
    const expiresAt = exportExpiry(now)
    await transact(async (db) => {
      const change = {
        state: 'READY' as const,
        rows_written: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        files_written: manifest.files.length,
        files_missing: manifest.missingFiles.length,
        parts: stored,
        bytes,
        finished_at: now,
        expires_at: expiresAt,
      }
      await changeEstateExport(db, { id, change })
      await scheduleWork(db, { kind: 'ESTATE_EXPORT', subject: String(id), dueAt: expiresAt })
    })
  })
}

/** Says how far it is, and that it goes on; once a second is enough for who watches. */
function tellProgress(id: number, { transact, goOn }: Pick<DueContext, 'transact' | 'goOn'>) {
  let toldAt = 0
  return async ({ done, of }: { done: number; of: number }) => {
    if (Date.now() - toldAt < TOLD_EVERY_MS) return
    toldAt = Date.now()
    await goOn()
    await transact((db) => changeEstateExport(db, { id, change: { steps_done: done, steps: of } }))
  }
}

interface StoreOptions {
  file: FileHandle
  bytes: number
  siteId: number
  id: number
  parts: DueContext
}

async function storeParts({ file, bytes, siteId, id, parts }: StoreOptions): Promise<number> {
  let part = 0
  for (let at = 0; at < bytes; part++) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(EXPORT_PART_BYTES, bytes - at)), 0, null, at)
    if (bytesRead === 0) throw new Error('The export was cut off before it was stored.')
    const key = exportPartKey({ siteId, exportId: id, part })
    await parts.services.storage.put({ key, bytes: buffer.subarray(0, bytesRead), mimeType: 'application/x-tar' })
    await parts.goOn()
    at += bytesRead
  }
  return part
}

async function removeExport({ id, parts: count }: Pick<ExportRow, 'id' | 'parts'>, parts: DueContext): Promise<void> {
  const { siteId, services, transact } = parts
  for (let part = 0; part < count; part++) await services.storage.delete(exportPartKey({ siteId, exportId: id, part }))
  await transact((db) => changeEstateExport(db, { id, change: { state: 'GONE' } }))
}
