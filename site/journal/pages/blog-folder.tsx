import { BlogList } from '#site/journal/BlogList.tsx'
import { Crumbs } from '#site/journal/Crumbs.tsx'
import { loadBlogFolder } from '#site/journal/load-blog.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { Route } from './+types/blog-folder.ts'

export const handle = { kept: true }

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadBlogFolder(context.get(pageContext), { told: params.id, url: request.url })
}

export default function BlogFolder({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { title, lead, headTitle, number, paths, crumbsLabel, crumbs, data } = loaderData
  return (
    <>
      <PageHead
        site={site}
        title={`${headTitle} — ${site.name}`}
        description={lead}
        name={title}
        paths={paths}
        data={data}
      />
      <header className="mx-auto w-full max-w-[90rem] detail-room px-6 pb-12 desk:px-10 desk:pb-16">
        <Crumbs label={crumbsLabel} crumbs={crumbs} />
        <h1 className="title-1 mt-6 max-w-[16ch] desk:mt-10">{headTitle}</h1>
        {number === 1 && lead && <p className="mt-5 max-w-[60ch]">{lead}</p>}
      </header>
      <BlogList {...loaderData} />
    </>
  )
}
