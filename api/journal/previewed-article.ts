import type { ArticleKind } from '#contract/journal/previews.ts'
import type { PreviewedArticle } from '#db/queries/journal/written-articles.ts'

const COLUMNS: Readonly<Record<ArticleKind, PreviewedArticle['of']>> = { news: 'news_id', blog: 'blog_id' }

/** News or an article as calls name it, as its links are kept. */
export function previewedArticle({ kind, id }: { kind: ArticleKind; id: number }): PreviewedArticle {
  return { of: COLUMNS[kind], id }
}
