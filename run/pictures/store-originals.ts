import type { StoreFile } from '#db/demo/load-demo.ts'
import type { PictureMaker } from '#providers/pictures/picture-maker.ts'
import { type MediaStorage, originalKey } from '#providers/storage/media-storage.ts'

/** Takes the files that come with the product the way uploads are taken. */
export function storeOriginals(storage: MediaStorage, pictures: PictureMaker): StoreFile {
  return async ({ siteId, id, filename, bytes: given }) => {
    const taken = await pictures.take(given)
    if ('refusal' in taken) throw new Error(`${filename}: ${taken.refusal}`)
    const { bytes, kind, mime_type, width, height } = taken
    await storage.put({ key: originalKey(siteId, id), bytes, mimeType: mime_type })
    return { id, filename, kind, mime_type, width, height, bytes: bytes.length }
  }
}
