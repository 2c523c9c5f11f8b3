import { lazy, Suspense } from 'react'
import type { PageContent } from '#contract/content/components.ts'
import { Banner } from '#site/shell/Banner.tsx'
import type { SiteData } from '#site/shell/load-site.ts'

/** Most lists have no sections of their own: their code comes where there are some. */
const SectionList = lazy(() => import('#sections/SectionList.tsx').then((part) => ({ default: part.SectionList })))

interface ListOpeningProps {
  site: SiteData
  /** What the estate made of the page itself; null where it has none. */
  page: PageContent | null
  title: string
  lead: string
}

/** What stands above a list: the estate's own sections, or its title on the site's banner. */
export function ListOpening({ site, page, title, lead }: ListOpeningProps) {
  const sections = page?.components ?? []
  const hasTitle = sections[0]?.type === 'hero'
  return (
    <>
      {!hasTitle &&
        (site.hasBanner ? <Banner site={site} title={title} lead={lead} /> : <Heading {...{ title, lead }} />)}
      {sections.length > 0 && (
        <Suspense>
          <SectionList sections={sections} scene={{ locale: site.locale, company: site.company }} />
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
