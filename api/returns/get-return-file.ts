import type { Handler } from '#api/calls/handler.ts'
import type { getReturnFile } from '#contract/returns/returns.ts'
import { findReturnFile } from '#db/queries/returns/return-files.ts'
import { returnFileKey } from '#providers/storage/media-storage.ts'
import { findReturnForCaller } from './find-return-for-caller.ts'

export const handleGetReturnFile: Handler<typeof getReturnFile> = async ({ params }, parts) => {
  const { db, site, storage } = parts
  const returnId = await findReturnForCaller(parts, params)
  const found = returnId === null ? undefined : await findReturnFile(db, { returnId, file: params.file })
  if (!found) return { refusal: 'return-not-found' }
  const { id, filename, mime_type: mimeType } = found
  return {
    afterwards: async () => {
      const bytes = await storage.get(returnFileKey(site.id, id))
      if (!bytes) return { refusal: 'return-not-found' }
      return { value: { filename, mimeType, bytes: new Uint8Array(bytes) } }
    },
  }
}
