import type { AlbumCard, AlbumMedia } from '#contract/journal/albums.ts'
import { albumEntries, type listAlbums } from '#db/queries/journal/albums.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { albumPath } from '#rules/journal/journal-paths.ts'
import { mediaType } from '#rules/media/media-type.ts'
import { onlineImage } from '#rules/media/pictures.ts'

type AlbumRow = Awaited<ReturnType<typeof listAlbums>>['rows'][number]

const MIDDLE = { x: 50, y: 50 }

/** What lies in each of these albums, by the album. */
export async function mediasByAlbum(
  db: SiteDb,
  { ids, locale }: { ids: readonly number[]; locale: string },
): Promise<Map<number, AlbumMedia[]>> {
  const entries = await albumEntries(db, { ids, locale })
  const files = await mediaById(
    db,
    entries.flatMap(({ media_id, poster_media_id }) => [media_id, poster_media_id ?? []].flat()),
  )
  const byAlbum = new Map<number, AlbumMedia[]>(ids.map((id) => [id, []]))
  for (const { id, album_id, media_id, poster_media_id, focal_x, focal_y, caption, alt } of entries) {
    const file = files.get(media_id)
    const poster = poster_media_id === null ? undefined : files.get(poster_media_id)
    if (!file) continue
    byAlbum.get(album_id)?.push({
      id,
      type: mediaType(file.filename),
      media: { ...onlineImage(file), alt: alt ?? '' },
      caption: caption ?? '',
      focalPoint: { x: focal_x, y: focal_y },
      poster: poster ? { ...onlineImage(poster), alt: alt ?? '' } : null,
    })
  }
  return byAlbum
}

/** The first picture stands for the album; of a film, its poster. */
export function albumToWire(row: AlbumRow, medias: readonly AlbumMedia[]): AlbumCard {
  const first = medias.find(({ media, poster }) => poster !== null || media.externalType !== 'VIDEO')
  const { id, slug, title, description, published_at, updated_at } = row
  return {
    id,
    url: albumPath(row),
    slug,
    title,
    description,
    date: published_at.toISOString(),
    updated: (updated_at > published_at ? updated_at : published_at).toISOString(),
    count: medias.length,
    image: first ? (first.poster ?? first.media) : null,
    focalPoint: first?.focalPoint ?? MIDDLE,
  }
}
