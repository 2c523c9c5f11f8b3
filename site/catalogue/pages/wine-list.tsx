import { lazy, Suspense } from 'react'
import type { PageContent } from '#contract/content/components.ts'
import { openingPicture } from '#rules/content/opening-picture.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { ListData } from '#site/catalogue/list/ListData.tsx'
import { loadList } from '#site/catalogue/list/load-list.server.ts'
import { ProductList } from '#site/catalogue/list/ProductList.tsx'
import { loadPage } from '#site/content/load-page.ts'
import type { OwnThings } from '#site/content/own-things/load-own-things.server.ts'
import { Banner } from '#site/shell/Banner.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { Route } from './+types/wine-list.ts'

export const handle = { kept: true }

/** The estate's own page about its wines, and the list of them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [content, list] = await Promise.all([
    loadPage(context, { slug: 'nos-vins' }),
    loadList(context.get(pageContext), request.url),
  ])
  return { ...content, ...list }
}

export default function WineList({ loaderData: { page, things, list, title, filterCount } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const opening = openingPicture(page.components)
  const picture = opening && sharedPictureAddress(opening)
  return (
    <>
      <PageHead
        site={site}
        title={`${title ?? page.title} — ${site.name}`}
        description={site.metaDescriptions['nos-vins'] ?? page.metaDescription}
        name={page.title}
        picture={picture}
      />
      {filterCount > 1 && <meta name="robots" content="noindex" />}
      <ListData list={list} site={site} />
      <Opening page={page} things={things} title={title} />
      <ProductList list={list} site={site} isFirst={picture === null} />
    </>
  )
}

/** Most lists have no sections of their own: their code comes where there are some. */
const PageSections = lazy(() =>
  import('#site/content/PageSections.tsx').then((part) => ({ default: part.PageSections })),
)

/** What the estate says before its list; where it says nothing, the page's title, and what the list is narrowed to. */
function Opening({ page, things, title }: { page: PageContent; things: OwnThings; title: string | null }) {
  const site = useSite()
  if (!site) return null
  const { components } = page
  const hasTitle = openingPicture(components) !== null
  return (
    <>
      {!hasTitle &&
        (site.hasBanner ? <Banner site={site} title={page.title} /> : <Heading page={page} title={title} />)}
      {components.length > 0 && (
        <Suspense>
          <PageSections site={site} content={{ page, things }} />
        </Suspense>
      )}
    </>
  )
}

function Heading({ page, title }: { page: PageContent; title: string | null }) {
  return (
    <header className="mx-auto flex w-full max-w-[90rem] flex-col gap-x-16 gap-y-2 px-6 pt-7 pb-6 desk:flex-row desk:items-end desk:justify-between desk:px-10 desk:pt-6 desk:pb-5">
      <h1 className="title-2">{title ?? page.title}</h1>
      {title === null && <p className="max-w-[60ch] desk:pb-1">{page.metaDescription}</p>}
    </header>
  )
}
