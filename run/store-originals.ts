import type { StoreFile } from '#db/demo/load-demo.ts'
import { readMedia } from '#providers/pictures/read-media.ts'
import { type MediaStorage, originalKey } from '#providers/storage/media-storage.ts'

/** Takes the files that come with the product the way uploads are taken. */
export function storeOriginals(storage: MediaStorage): StoreFile {
  return async (siteId, id, filename, bytes) => {
    const read = await readMedia(bytes)
    if ('refusal' in read) throw new Error(`${filename}: ${read.refusal}`)
    await storage.put(originalKey(siteId, id), bytes, read.mime_type)
    return { id, filename, ...read, bytes: bytes.length }
  }
}
