import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { ArticlePage } from '#site/journal/ArticlePage.tsx'
import { loadArticlePreview } from '#site/journal/load-article-preview.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import type { Route } from './+types/article-preview.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return linkPage(await loadArticlePreview(context.get(pageContext), token), { isOver: false })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ArticlePreview({ loaderData: { article, notice } }: Route.ComponentProps) {
  return (
    <>
      <title>{article.title}</title>
      <meta name="robots" content="noindex" />
      <p className="bg-ink px-6 py-2 text-center text-[0.875rem] text-ground">{notice}</p>
      <ArticlePage article={article} />
    </>
  )
}
