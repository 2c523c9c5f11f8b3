import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isPublic } from './published.ts'

interface Moment {
  locale: string
  now: Date
}

const COLUMNS = {
  order: 'albums.position',
  date: 'albums.published_at',
  title: 'album_texts.title',
  id: 'albums.id',
} as const

function publicAlbums(db: SiteDb, { locale, now }: Moment) {
  return db
    .selectFrom('albums')
    .innerJoin('album_texts', (on) =>
      on.onRef('album_texts.site_id', '=', 'albums.site_id').onRef('album_texts.album_id', '=', 'albums.id'),
    )
    .where('album_texts.locale', '=', locale)
    .where(isPublic('albums', now))
}

const FACTS = [
  'albums.id',
  'albums.published_at',
  'album_texts.title',
  'album_texts.slug',
  'album_texts.description',
  'album_texts.updated_at',
] as const

export async function listAlbums(db: SiteDb, { list, ...moment }: Moment & { list: ListQuery }) {
  const filtered = whereList(publicAlbums(db, moment), { list, columns: COLUMNS })
  const [rows, total] = await Promise.all([
    pageList(filtered.select(FACTS), { list, columns: COLUMNS, lastKey: 'albums.id' }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}

export async function findAlbum(db: SiteDb, { id, ...moment }: Moment & { id: number }) {
  return publicAlbums(db, moment).where('albums.id', '=', id).select(FACTS).executeTakeFirst()
}

export function albumSlugs(db: SiteDb, id: number) {
  return db.selectFrom('album_texts').select(['locale', 'slug']).where('album_id', '=', id).execute()
}

/** What lies in these albums, in its order; words only where they are told in the language. */
export async function albumEntries(db: SiteDb, { ids, locale }: { ids: readonly number[]; locale: string }) {
  if (ids.length === 0) return []
  return db
    .selectFrom('album_entries')
    .leftJoin('album_entry_texts', (on) =>
      on
        .onRef('album_entry_texts.site_id', '=', 'album_entries.site_id')
        .onRef('album_entry_texts.entry_id', '=', 'album_entries.id')
        .on('album_entry_texts.locale', '=', locale),
    )
    .where('album_entries.album_id', 'in', ids)
    .select([
      'album_entries.id',
      'album_entries.album_id',
      'album_entries.media_id',
      'album_entries.poster_media_id',
      'album_entries.focal_x',
      'album_entries.focal_y',
      'album_entry_texts.caption',
      'album_entry_texts.alt',
    ])
    .orderBy('album_entries.position')
    .orderBy('album_entries.id')
    .execute()
}
