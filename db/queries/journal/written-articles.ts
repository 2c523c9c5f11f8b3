import type { Previewed } from '#db/queries/content/previews.ts'
import type { SiteDb } from '#db/site-db.ts'

const TABLES = { news_id: 'news', blog_id: 'blogs' } as const

/** News or an article of the blog, as its links name it. */
export type PreviewedArticle = Previewed & { of: keyof typeof TABLES }

const found = (db: SiteDb, { of, id }: PreviewedArticle) => db.selectFrom(TABLES[of]).select('id').where('id', '=', id)

export async function isArticle(db: SiteDb, article: PreviewedArticle): Promise<boolean> {
  return (await found(db, article).executeTakeFirst()) !== undefined
}

/** Whether there is such a piece, held until the end so that nobody counts its links meanwhile. */
export async function lockArticle(db: SiteDb, article: PreviewedArticle): Promise<boolean> {
  return (await found(db, article).forUpdate().executeTakeFirst()) !== undefined
}
