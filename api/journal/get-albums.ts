import type { Handler } from '#api/calls/handler.ts'
import type { getAlbums } from '#contract/journal/albums.ts'
import { listAlbums } from '#db/queries/journal/albums.ts'
import { albumToWire, mediasByAlbum } from './album-to-wire.ts'

export const handleGetAlbums: Handler<typeof getAlbums> = async ({ list }, { db, locale, now }) => {
  const { rows, total } = await listAlbums(db, { locale, now, list })
  const medias = await mediasByAlbum(db, { ids: rows.map(({ id }) => id), locale })
  return { value: { albums: rows.map((row) => albumToWire(row, medias.get(row.id) ?? [])), total } }
}
