import type { Handler } from '#api/calls/handler.ts'
import type { getAlbum } from '#contract/journal/albums.ts'
import { albumSlugs, findAlbum } from '#db/queries/journal/albums.ts'
import { albumToWire, mediasByAlbum } from './album-to-wire.ts'
import { slugsToWire } from './article-to-wire.ts'

export const handleGetAlbum: Handler<typeof getAlbum> = async ({ params: { id } }, { db, locale, now }) => {
  const row = await findAlbum(db, { id, locale, now })
  if (!row) return { refusal: 'album-not-found' }
  const [byAlbum, slugs] = await Promise.all([mediasByAlbum(db, { ids: [id], locale }), albumSlugs(db, id)])
  const medias = byAlbum.get(id) ?? []
  return { value: { ...albumToWire(row, medias), medias, slugs: slugsToWire(slugs) } }
}
