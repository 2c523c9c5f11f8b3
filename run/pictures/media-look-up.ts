import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Gate } from '#api/http/gate.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { findMedia, type StoredMedia } from '#db/queries/media/media.ts'
import { inSite } from '#db/site-db.ts'

type FoundMedia = StoredMedia | { refusal: 'media-not-found' | 'overloaded' }

/** A file's facts by its site and id. */
export type MediaLookUp = (siteId: number, id: string) => Promise<FoundMedia>

/** Facts never change; after this time it is noticed that a file was deleted. */
const KNOWN = { max: 5_000, ttl: 300_000 }

/** A file that was found before costs no query, those who ask at once share one, a flood of unknown ids meets the gate. */
export function createMediaLookUp(pool: Pool, gate: Gate): MediaLookUp {
  const known = new LRUCache<string, StoredMedia>(KNOWN)
  const underWay = new Map<string, Promise<FoundMedia>>()

  async function lookUp({ siteId, id, key }: { siteId: number; id: string; key: string }): Promise<FoundMedia> {
    const leave = await gate.enter('normal', null)
    if (!leave) return { refusal: 'overloaded' }
    try {
      const media = await inSite({ pool, siteId }, (db) => findMedia(db, id))
      if (media) known.set(key, media)
      return media ?? { refusal: 'media-not-found' }
    } finally {
      leave()
    }
  }

  return async (siteId, id) => {
    if (!MediaId.safeParse(id).success) return { refusal: 'media-not-found' }
    const key = `${siteId}/${id}`
    const found = known.get(key)
    if (found) return found
    const running = underWay.get(key) ?? lookUp({ siteId, id, key }).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }
}
