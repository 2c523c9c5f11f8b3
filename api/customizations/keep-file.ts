import type { HandlerContext } from '#api/calls/handler.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import { addCustomizationFile } from '#db/queries/customizations/customization-files.ts'
import { customizationFileKey } from '#providers/storage/media-storage.ts'
import { storedFilename } from '#rules/media/pictures.ts'

const MIME_TYPE = 'image/jpeg'

/** The copy of a picture that waits to be stored. */
export interface NotedFile {
  id: string
  bytes: Uint8Array
}

/**
 * Notes the picture of a question, in the caller's transaction, as a copy drawn from its pixels: nothing of the bytes that
 * were sent is stored. The copy itself is stored when nothing refuses it any more: a transaction takes no file back.
 */
export async function noteFile(
  { db, pictures, randomId, now }: HandlerContext,
  { questionId, file }: { questionId: number; file: UploadedFile },
) {
  const copied = await pictures.copy(file.bytes)
  if ('refusal' in copied) {
    const { refusal } = copied
    return { refusal: refusal === 'media-unreadable' ? ('file-not-a-picture' as const) : refusal }
  }
  const { bytes, width, height } = copied
  const id = randomId()
  const filename = storedFilename(file.filename, 'jpg')
  const facts = { filename, mime_type: MIME_TYPE, bytes: bytes.length, width, height }
  await addCustomizationFile(db, { id, customization_id: questionId, ...facts, created_at: now })
  return { noted: { id, bytes }, shown: { file: id, filename, width, height } }
}

export async function storeFile(
  { site, storage }: Pick<HandlerContext, 'site' | 'storage'>,
  { id, bytes }: NotedFile,
): Promise<void> {
  await storage.put({ key: customizationFileKey(site.id, id), bytes, mimeType: MIME_TYPE })
}
