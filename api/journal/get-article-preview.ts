import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { getArticlePreview } from '#contract/journal/previews.ts'
import { findPreview } from '#db/queries/content/previews.ts'
import { blogSlugs, findWrittenBlog } from '#db/queries/journal/blogs.ts'
import { findWrittenNews, newsSlugs } from '#db/queries/journal/news.ts'
import type { SiteDb } from '#db/site-db.ts'
import { blogPath, newsPath } from '#rules/journal/journal-paths.ts'
import { cardToWire, contentToWire, picturesOf } from './article-to-wire.ts'

export const handleGetArticlePreview: Handler<typeof getArticlePreview> = async (
  { params: { token } },
  { db, locale, now },
) => {
  const preview = await findPreview(db, { tokenHash: hashToken(token), now })
  const found = preview && (await readWritten(db, { ...preview, locale }))
  if (!found) return { refusal: 'page-not-found' }
  const { kind, row, url, slugs, author } = found
  const pictures = await picturesOf(db, [row])
  const article = { ...cardToWire(row, { url, pictures }), ...contentToWire(row, slugs), author }
  return { value: { kind, article, endsAt: preview.ends_at.toISOString() } }
}

interface Written {
  news_id: number | null
  blog_id: number | null
  locale: string
}

/** As it is saved, whether anybody else may see it or not; undefined where it is not told in this language. */
async function readWritten(db: SiteDb, { news_id, blog_id, locale }: Written) {
  if (news_id !== null) {
    const row = await findWrittenNews(db, { id: news_id, locale })
    const slugs = await newsSlugs(db, news_id)
    return row && { kind: 'news' as const, row, url: newsPath(row), slugs, author: null }
  }
  const row = blog_id === null ? undefined : await findWrittenBlog(db, { id: blog_id, locale })
  return (
    row && { kind: 'blog' as const, row, url: blogPath(row), slugs: await blogSlugs(db, row.id), author: row.author }
  )
}
