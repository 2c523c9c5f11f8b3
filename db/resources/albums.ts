import { sql } from 'kysely'
import { publishedState } from './publication.ts'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldLocales, toldText } from './told-text.ts'

const texts = {
  table: 'album_texts',
  key: 'album_id',
  columns: { title: 'title', slug: 'slug', description: 'description' },
} as const

export const albumStore: Store = {
  table: 'albums',
  columns: { isPublished: 'is_published', publishedAt: 'published_at', position: 'position' },
  texts,
  parts: {
    entries: {
      table: 'album_entries',
      key: 'album_id',
      order: 'position',
      sorted: ['id'],
      keepsIds: true,
      columns: { mediaId: 'media_id', posterMediaId: 'poster_media_id', focalX: 'focal_x', focalY: 'focal_y' },
      texts: { table: 'album_entry_texts', key: 'entry_id', columns: { caption: 'caption', alt: 'alt' } },
    },
  },
  facts: {
    filmIds: sql`array(select media.id from album_entries
      join media on media.site_id = album_entries.site_id and media.id = media_id
      where album_id = t.id and media.kind = 'VIDEO')`,
  },
  listed: (locale) => ({
    title: toldText({ texts, column: 'title', locale }),
    state: publishedState,
    isPublished: sql`t.is_published`,
    publishedAt: toldMoment('published_at'),
    position: sql`t.position`,
    entries: sql`(select count(*)::integer from album_entries where album_id = t.id)`,
    // A film without a poster has no picture that could stand for it.
    mediaId: sql`(select media.id from album_entries
      join media on media.site_id = album_entries.site_id and media.id = coalesce(poster_media_id, media_id)
      where album_id = t.id and media.kind = 'IMAGE' order by album_entries.position, album_entries.id limit 1)`,
    languages: toldLocales(texts),
  }),
  searched: (locale) => [toldText({ texts, column: 'title', locale })],
  faults: {
    album_entries_site_id_media_id_fkey: 'entries',
    album_entries_site_id_poster_media_id_fkey: 'entries',
  },
}
