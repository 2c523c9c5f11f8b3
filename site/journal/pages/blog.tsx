import { ArticlePage } from '#site/journal/ArticlePage.tsx'
import { loadBlogArticle } from '#site/journal/load-blog.server.ts'
import { RelatedWines } from '#site/journal/RelatedWines.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { Route } from './+types/blog.ts'

export const handle = { kept: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBlogArticle(context.get(pageContext), params.id)
}

export default function Blog({ loaderData: { article, wines, all, head, paths } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead site={site} {...head} paths={paths} type="article" />
      <ArticlePage article={article}>
        <RelatedWines wines={wines} locale={site.locale} />
        <p className="mt-16 text-center">
          <Link to={all.path} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {all.label}
          </Link>
        </p>
      </ArticlePage>
    </>
  )
}
