import { personNamed } from '#db/queries/accounts/person-named.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What a link shows before everybody sees it: a page, news or an article of the blog. */
export interface Previewed {
  of: 'page_id' | 'news_id' | 'blog_id'
  id: number
}

/** Those that somebody was given and that have not ended. */
export async function listPreviews(db: SiteDb, { of, id, now }: Previewed & { now: Date }) {
  return db
    .selectFrom('previews')
    .select(['id', 'version_id', 'made_at', 'ends_at'])
    .select(personNamed('previews.made_by').as('who'))
    .where(of, '=', id)
    .where('ends_at', '>', now)
    .where('is_of_desk', '=', false)
    .orderBy('id', 'desc')
    .execute()
}

/** All that have not ended, those of the desk too. */
export async function countPreviews(db: SiteDb, { of, id, now }: Previewed & { now: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('previews')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(of, '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewPreview {
  previewed: Previewed
  version_id: number | null
  token_hash: Uint8Array
  made_at: Date
  made_by: number | null
  ends_at: Date
  is_of_desk: boolean
}

/** Makes room by the way: what has ended shows nothing any more. */
export async function addPreview(db: SiteDb, { previewed: { of, id }, ...facts }: NewPreview): Promise<number> {
  await db.deleteFrom('previews').where('ends_at', '<=', facts.made_at).execute()
  const added = await db
    .insertInto('previews')
    .values({ ...facts, [of]: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return added.id
}

export async function removePreview(
  db: SiteDb,
  { of, id, idPreview }: Previewed & { idPreview: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('previews')
    .where(of, '=', id)
    .where('id', '=', idPreview)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function findPreview(db: SiteDb, { tokenHash, now }: { tokenHash: Uint8Array; now: Date }) {
  return db
    .selectFrom('previews')
    .select(['page_id', 'version_id', 'news_id', 'blog_id', 'ends_at'])
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}
