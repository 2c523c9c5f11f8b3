import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Those that have not ended. */
export async function listPreviews(db: SiteDb, { pageId, now }: { pageId: number; now: Date }) {
  return db
    .selectFrom('page_previews')
    .select(['id', 'version_id', 'ends_at'])
    .select(personNamed('page_previews.made_by').as('who'))
    .where('page_id', '=', pageId)
    .where('ends_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

interface NewPreview {
  page_id: number
  version_id: number | null
  token_hash: Uint8Array
  made_at: Date
  made_by: number | null
  ends_at: Date
}

/** Makes room by the way: what has ended shows nothing any more. */
export async function addPreview(db: SiteDb, preview: NewPreview): Promise<number> {
  await db.deleteFrom('page_previews').where('ends_at', '<=', preview.made_at).execute()
  const { id } = await db.insertInto('page_previews').values(preview).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function removePreview(db: SiteDb, { pageId, id }: { pageId: number; id: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_previews')
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function findPreview(db: SiteDb, { tokenHash, now }: { tokenHash: Uint8Array; now: Date }) {
  return db
    .selectFrom('page_previews')
    .select(['page_id', 'version_id', 'ends_at'])
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}
