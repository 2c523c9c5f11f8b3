import type { Handler } from '#api/calls/handler.ts'
import { openPreview } from '#api/content/previews/open-preview.ts'
import type { openArticlePreview } from '#contract/journal/previews.ts'
import { lockArticle } from '#db/queries/journal/written-articles.ts'
import { previewedArticle } from './previewed-article.ts'

export const handleOpenArticlePreview: Handler<typeof openArticlePreview> = async (
  { params, body: { hours } },
  { db, now, principal },
) => {
  const previewed = previewedArticle(params)
  if (!(await lockArticle(db, previewed))) return { refusal: 'thing-not-found' }
  const opened = await openPreview(db, { previewed, hours, now, by: principal?.id ?? null })
  if (!opened) return { refusal: 'too-many-previews' }
  const { token, ...told } = opened
  return { value: { ...told, path: `/preview/article/${token}` }, changes: [] }
}
