import { BlogList } from '#site/journal/BlogList.tsx'
import { ListOpening } from '#site/journal/ListOpening.tsx'
import { loadBlogHome } from '#site/journal/load-blog.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { Route } from './+types/blog-home.ts'

export const handle = { kept: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadBlogHome(context.get(pageContext), request.url)
}

export default function BlogHome({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { page, things, title, lead, headTitle, number, paths, feed } = loaderData
  return (
    <>
      <PageHead site={site} title={`${headTitle} — ${site.name}`} description={lead} name={title} paths={paths} />
      <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />
      <ListOpening
        site={site}
        page={number === 1 ? page : null}
        things={things}
        title={headTitle}
        lead={number === 1 ? lead : ''}
      />
      <BlogList {...loaderData} />
    </>
  )
}
