import type { Handler } from '#api/calls/handler.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { openArticlePreview } from '#contract/journal/previews.ts'
import { addArticlePreview, countArticlePreviews, lockArticle } from '#db/queries/journal/article-previews.ts'

/** More than anybody shares of one piece. */
const MOST_PREVIEWS = 50
const HOUR_MS = 3_600_000

export const handleOpenArticlePreview: Handler<typeof openArticlePreview> = async (
  { params: { kind, id }, body: { hours } },
  { db, now, principal },
) => {
  const shown = kind === 'news' ? { news_id: id, blog_id: null } : { news_id: null, blog_id: id }
  if (!(await lockArticle(db, shown))) return { refusal: 'thing-not-found' }
  if ((await countArticlePreviews(db, { ...shown, now })) >= MOST_PREVIEWS) return { refusal: 'too-many-previews' }
  const token = createToken()
  const endsAt = new Date(now.getTime() + hours * HOUR_MS)
  await addArticlePreview(db, {
    ...shown,
    token_hash: hashToken(token),
    made_at: now,
    made_by: principal?.id ?? null,
    ends_at: endsAt,
  })
  return { value: { path: `/preview/article/${token}`, endsAt: endsAt.toISOString() }, changes: [] }
}
