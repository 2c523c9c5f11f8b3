import type { validateCustomizationFile } from '#contract/customizations.ts'
import { addCustomizationFile } from '#db/queries/customization-files.ts'
import { takesFile } from '#db/queries/customizations.ts'
import { customizationFileKey } from '#providers/storage/media-storage.ts'
import { storedFilename } from '#rules/pictures.ts'
import type { Handler } from '../machinery/handler.ts'

const MIME_TYPE = 'image/jpeg'

/** What is stored is a copy drawn from the pixels: nothing of the bytes that were sent is kept. */
export const handleValidateCustomizationFile: Handler<typeof validateCustomizationFile> = async (
  { params, files: [file] },
  { db, site, storage, pictures, randomId, now },
) => {
  if (!(await takesFile(db, params.id))) return { refusal: 'customization-not-found' }
  if (!file) return { problems: { image: { problem: 'file-not-sent' } } }
  const copied = await pictures.copy(file.bytes)
  if ('refusal' in copied) {
    const { refusal } = copied
    return { refusal: refusal === 'media-unreadable' ? 'file-not-a-picture' : refusal }
  }

  const { bytes, width, height } = copied
  const id = randomId()
  const filename = storedFilename(file.filename, 'jpg')
  await storage.put(customizationFileKey(site.id, id), bytes, MIME_TYPE)
  const facts = { filename, mime_type: MIME_TYPE, bytes: bytes.length, width, height }
  await addCustomizationFile(db, { id, customization_id: params.id, ...facts, created_at: now })
  return { value: { file: id, filename, width, height } }
}
