import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { SiteDb } from '#db/site-db.ts'

interface OpenPreviews {
  pageId: number
  now: Date
}

/** Those that somebody was given and that have not ended. */
export async function listPreviews(db: SiteDb, { pageId, now }: OpenPreviews) {
  return db
    .selectFrom('page_previews')
    .select(['id', 'version_id', 'made_at', 'ends_at'])
    .select(personNamed('page_previews.made_by').as('who'))
    .where('page_id', '=', pageId)
    .where('ends_at', '>', now)
    .where('is_of_desk', '=', false)
    .orderBy('id', 'desc')
    .execute()
}

/** All that have not ended, those of the desk too. */
export async function countPreviews(db: SiteDb, { pageId, now }: OpenPreviews): Promise<number> {
  const { count } = await db
    .selectFrom('page_previews')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('page_id', '=', pageId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewPreview {
  page_id: number
  version_id: number | null
  token_hash: Uint8Array
  made_at: Date
  made_by: number | null
  ends_at: Date
  is_of_desk: boolean
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
