import type { Handler } from '#api/calls/handler.ts'
import { previewToWire } from '#api/content/previews/preview-to-wire.ts'
import type { getArticlePreviews } from '#contract/journal/previews.ts'
import { listPreviews } from '#db/queries/content/previews.ts'
import { isArticle } from '#db/queries/journal/written-articles.ts'
import { previewedArticle } from './previewed-article.ts'

export const handleGetArticlePreviews: Handler<typeof getArticlePreviews> = async ({ params }, { db, now }) => {
  const previewed = previewedArticle(params)
  if (!(await isArticle(db, previewed))) return { refusal: 'thing-not-found' }
  return { value: { previews: (await listPreviews(db, { ...previewed, now })).map(previewToWire) } }
}
