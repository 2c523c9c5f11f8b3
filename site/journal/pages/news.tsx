import { ArticlePage } from '#site/journal/ArticlePage.tsx'
import { loadNewsArticle } from '#site/journal/load-news.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { Route } from './+types/news.ts'

export const handle = { kept: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return loadNewsArticle(context.get(pageContext), params.id)
}

export default function News({ loaderData: { article, around, head, paths } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead site={site} {...head} paths={paths} type="article" />
      <ArticlePage article={article}>
        <nav aria-label={around.label} className="mt-20 border-ink/15 border-t pt-8 desk:mt-28">
          <ul className="grid gap-8 desk:grid-cols-2">
            {[around.previous, around.next].map(
              (one) =>
                one && (
                  <li key={one.path} className="relative desk:last:not-first:text-right">
                    <p className="eyebrow text-[0.75rem]!">{one.label}</p>
                    <p className="mt-2 font-title text-[1.375rem] text-heading leading-snug">
                      <Link to={one.path} className="after:absolute after:inset-0 hover:underline">
                        {one.title}
                      </Link>
                    </p>
                  </li>
                ),
            )}
          </ul>
          <p className="mt-10 text-center">
            <Link to={around.all.path} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {around.all.label}
            </Link>
          </p>
        </nav>
      </ArticlePage>
    </>
  )
}
