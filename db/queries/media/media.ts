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
  const rows = await db.selectFrom('media').select(FACTS).where(sql<SqlBool>`id = any (${ids}::text[])`).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function addMedia(db: SiteDb, media: StoredMedia): Promise<void> {
  await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
