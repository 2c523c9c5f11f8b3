import type { Handler } from '#api/calls/handler.ts'
import type { closeArticlePreview } from '#contract/journal/previews.ts'
import { removePreview } from '#db/queries/content/previews.ts'
import { previewedArticle } from './previewed-article.ts'

export const handleCloseArticlePreview: Handler<typeof closeArticlePreview> = async (
  { params: { idPreview, ...article } },
  { db },
) => {
  const isRemoved = await removePreview(db, { ...previewedArticle(article), idPreview })
  return isRemoved ? { value: { id: idPreview }, changes: [] } : { refusal: 'thing-not-found' }
}
