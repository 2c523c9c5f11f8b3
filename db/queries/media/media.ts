import { type SqlBool, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'

const FACTS = ['id', 'kind', 'filename', 'mime_type', 'width', 'height'] as const

export interface StoredMedia extends MediaFacts {
  bytes: number
}

export async function findMedia(db: SiteDb, id: string): Promise<StoredMedia | undefined> {
  return db
    .selectFrom('media')
    .select([...FACTS, 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Several at once, by their ids. */
export async function mediaById(db: SiteDb, ids: readonly string[]): Promise<Map<string, MediaFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .leftJoin('media_entries', (on) =>
      on.onRef('media_entries.site_id', '=', 'media.site_id').onRef('media_entries.media_id', '=', 'media.id'),
    )
    .select(FACTS.map((fact) => `media.${fact}` as const))
    .select(['media_entries.focal_x', 'media_entries.focal_y'])
    .where(sql<SqlBool>`media.id = any (${ids}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

interface AddedMedia extends StoredMedia {
  /** Who has brought it; nobody in particular for what an estate begins with. */
  uploadedBy?: number | null
  /** The picture that it was cut out of. */
  source?: string | null
}

/** A file and, unless it is a typeface, its entry in the library. */
export async function addMedia(db: SiteDb, { uploadedBy = null, source = null, ...media }: AddedMedia): Promise<void> {
  await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (media.kind === 'FONT') return
  const entry = { media_id: media.id, name: nameOf(media.filename), uploaded_by: uploadedBy, source_media_id: source }
  await db
    .insertInto('media_entries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function nameOf(filename: string): string {
  return filename.replace(/\.[^.]*$/, '')
}
