import type { Handler } from '#api/calls/handler.ts'
import type { downloadEstateExport } from '#contract/sites/estate-exports.ts'
import { findEstateExport } from '#db/queries/sites/estate-exports.ts'
import { exportPartKey, type MediaStorage } from '#providers/storage/media-storage.ts'
import { exportFilename } from '#rules/sites/estate-export.ts'

export const handleDownloadEstateExport: Handler<typeof downloadEstateExport> = async (
  { params },
  { db, site, storage, now },
) => {
  const row = await findEstateExport(db, params.id)
  const isThere = row?.state === 'READY' && row.expires_at !== null && row.expires_at > now
  if (!row || !isThere) return { refusal: 'thing-not-found' }
  const keys = Array.from({ length: row.parts }, (_, part) =>
    exportPartKey({ siteId: site.id, exportId: row.id, part }),
  )
  return {
    afterwards: async () => {
      const first = await storage.get(keys[0] ?? '')
      // A restored backup names exports whose bytes it does not hold.
      if (!first) return { refusal: 'thing-not-found' }
      return {
        value: {
          filename: exportFilename(site.name, row.asked_at),
          mimeType: 'application/x-tar',
          length: Number(row.bytes),
          pieces: allParts(storage, { first, rest: keys.slice(1) }),
        },
      }
    },
  }
}

/** Each part is fetched when the reader has taken the one before. */
async function* allParts(
  storage: MediaStorage,
  { first, rest }: { first: Uint8Array; rest: readonly string[] },
): AsyncGenerator<Uint8Array> {
  yield first
  for (const key of rest) {
    const bytes = await storage.get(key)
    if (!bytes) throw new Error(`The storage has lost ${key}.`)
    yield bytes
  }
}
