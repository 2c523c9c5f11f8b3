import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { downloadFormFile } from '#contract/forms/forms.ts'
import { findFormFile } from '#db/queries/forms/form-files.ts'
import { formFileKey } from '#providers/storage/media-storage.ts'
import { mayDo } from '#rules/office/rights.ts'

/** Somebody else's file is as unknown as one that never was. */
export const handleDownloadFormFile: Handler<typeof downloadFormFile> = async ({ params }, parts) => {
  const { db, site, storage, principal } = parts
  const file = await findFormFile(db, params.id)
  const isOwn = file !== undefined && file.user_id !== null && file.user_id === principal?.id
  if (!file || !(isOwn || isForEstate(file, principal))) return { refusal: 'form-file-not-found' }
  const { id, filename, mime_type: mimeType } = file
  return {
    afterwards: async () => {
      const bytes = await storage.get(formFileKey(site.id, id))
      if (!bytes) return { refusal: 'form-file-not-found' }
      return { value: { filename, mimeType, bytes: new Uint8Array(bytes), isAttachment: true } }
    },
  }
}

/** Whoever may read what it came with: messages are for who answers customers, other forms for who receives guests. */
function isForEstate({ message_id }: { message_id: number | null }, principal: HandlerContext['principal']): boolean {
  if (!principal || principal.role === 'CUSTOMER') return false
  return mayDo({ role: principal.officeRole, area: message_id === null ? 'guests' : 'customers', needs: 'read' })
}
