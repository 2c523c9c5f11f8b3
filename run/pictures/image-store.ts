import { LRUCache } from 'lru-cache'
import type { Services } from '#api/calls/handler.ts'
import type { MadePicture } from '#providers/pictures/picture-maker.ts'
import { madeKey, originalKey } from '#providers/storage/media-storage.ts'
import { type ImageVariant, TYPE_BY_FORMAT } from '#rules/media/image-variant.ts'

/** The bytes of whole files: from memory, from the storage, or made and stored. */
export interface ImageStore {
  find(options: { siteId: number; mediaId: string; wish: ImageVariant }): Promise<MadePicture>
}

interface LoadOptions {
  siteId: number
  mediaId: string
  wish: ImageVariant
}

export function createImageStore({ storage, pictures }: Services, maxBytes: number): ImageStore {
  const hot = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    // One large picture must not drive a hundred small ones out.
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  const underWay = new Map<string, Promise<MadePicture>>()

  async function load({ siteId, mediaId, wish }: LoadOptions): Promise<MadePicture> {
    const original = originalKey(siteId, mediaId)
    const key = wish === 'file' ? original : madeKey({ siteId, mediaId, variant: wish.name })
    const stored = await storage.get(key)
    if (stored) return { bytes: stored }
    if (wish === 'file') return { refusal: 'media-not-found' }
    const made = await pictures.make(() => storage.get(original), wish.size)
    if ('bytes' in made) await storage.put({ key, bytes: made.bytes, mimeType: TYPE_BY_FORMAT[wish.size.format] })
    return made
  }

  async function loadAndKeep(key: string, loading: Promise<MadePicture>): Promise<MadePicture> {
    try {
      const loaded = await loading
      if ('bytes' in loaded) hot.set(key, loaded.bytes)
      return loaded
    } finally {
      underWay.delete(key)
    }
  }

  return {
    find({ siteId, mediaId, wish }) {
      const key = `${siteId}/${mediaId}/${wish === 'file' ? wish : wish.name}`
      const bytes = hot.get(key)
      if (bytes) return Promise.resolve({ bytes })
      // Equal requests at the same moment share one making.
      const running = underWay.get(key) ?? loadAndKeep(key, load({ siteId, mediaId, wish }))
      underWay.set(key, running)
      return running
    },
  }
}
