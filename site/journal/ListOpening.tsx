import { lazy, Suspense } from 'react'
import type { PageContent } from '#contract/content/components.ts'
import { openingPicture } from '#rules/content/opening-picture.ts'
import type { OwnThings } from '#site/content/own-things/load-own-things.server.ts'
import { Banner } from '#site/shell/Banner.tsx'
import type { SiteData } from '#site/shell/load-site.ts'

/** Most lists have no sections of their own: their code comes where there are some. */
const PageSections = lazy(() =>
  import('#site/content/PageSections.tsx').then((part) => ({ default: part.PageSections })),
)

interface ListOpeningProps {
  site: SiteData
  /** What the estate made of the page itself; null where it has none. */
  page: PageContent | null
  /** What its sections show. */
  things: OwnThings
  title: string
  lead: string
}

/** What stands above a list: the estate's own sections, or its title on the site's banner. */
export function ListOpening({ site, page, things, title, lead }: ListOpeningProps) {
  const sections = page?.components ?? []
  const hasTitle = openingPicture(sections) !== null
  return (
    <>
      {!hasTitle &&
        (site.hasBanner ? <Banner site={site} title={title} lead={lead} /> : <Heading {...{ title, lead }} />)}
      {page && sections.length > 0 && (
        <Suspense>
          <PageSections site={site} content={{ page, things }} />
        </Suspense>
      )}
    </>
  )
}

function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="mx-auto flex w-full max-w-[90rem] flex-col gap-x-16 gap-y-5 px-6 pt-12 pb-12 desk:flex-row desk:items-end desk:justify-between desk:px-10 desk:pt-20 desk:pb-16">
      <h1 className="title-1 max-w-[16ch]">{title}</h1>
      {lead && <p className="max-w-[46ch] desk:pb-2">{lead}</p>}
    </header>
  )
}
