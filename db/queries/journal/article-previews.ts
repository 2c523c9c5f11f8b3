import type { SiteDb } from '#db/site-db.ts'

/** Which piece is shown. */
type ShownArticle = { news_id: number; blog_id: null } | { news_id: null; blog_id: number }

/** Whether there is such a piece, held until the end so that nobody counts its links meanwhile. */
export async function lockArticle(db: SiteDb, { news_id, blog_id }: ShownArticle): Promise<boolean> {
  const found =
    news_id === null
      ? await db.selectFrom('blogs').select('id').where('id', '=', blog_id).forUpdate().executeTakeFirst()
      : await db.selectFrom('news').select('id').where('id', '=', news_id).forUpdate().executeTakeFirst()
  return found !== undefined
}

/** All that have not ended. */
export async function countArticlePreviews(
  db: SiteDb,
  { news_id, blog_id, now }: ShownArticle & { now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('article_previews')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ends_at', '>', now)
    .where('news_id', 'is not distinct from', news_id)
    .where('blog_id', 'is not distinct from', blog_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewPreview {
  token_hash: Uint8Array
  made_at: Date
  made_by: number | null
  ends_at: Date
}

/** Makes room by the way: what has ended shows nothing any more. */
export async function addArticlePreview(db: SiteDb, preview: ShownArticle & NewPreview): Promise<void> {
  await db.deleteFrom('article_previews').where('ends_at', '<=', preview.made_at).execute()
  await db.insertInto('article_previews').values(preview).execute()
}

export async function findArticlePreview(db: SiteDb, { tokenHash, now }: { tokenHash: Uint8Array; now: Date }) {
  return db
    .selectFrom('article_previews')
    .select(['news_id', 'blog_id', 'ends_at'])
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}
