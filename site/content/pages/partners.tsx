import '#site/content/partners/partners.css'
import { lazy, Suspense } from 'react'
import { openingPicture } from '#rules/content/opening-picture.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { loadPage } from '#site/content/load-page.ts'
import { PartnerData } from '#site/content/partners/PartnerData.tsx'
import { PartnerList } from '#site/content/partners/PartnerList.tsx'
import { PartnerMap } from '#site/content/partners/PartnerMap.tsx'
import { PartnerSearch } from '#site/content/partners/PartnerSearch.tsx'
import { loadPartners, type PartnersView } from '#site/content/partners/partners-view.server.ts'
import { Banner } from '#site/shell/Banner.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import type { Route } from './+types/partners.ts'

export const handle = { kept: true }

/** The estate's own page about where its wines are found, and the directory of these places. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [content, view] = await Promise.all([
    loadPage(context, { slug: 'nos-partenaires' }),
    loadPartners(context.get(pageContext), request.url),
  ])
  return { ...content, view }
}

/** Most estates say nothing before their list: the code of sections comes where they do. */
const PageSections = lazy(() =>
  import('#site/content/PageSections.tsx').then((part) => ({ default: part.PageSections })),
)

export default function PartnersPage({ loaderData: { page, things, view } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const opening = openingPicture(page.components)
  return (
    <>
      <PageHead
        site={site}
        title={`${page.title} — ${site.name}`}
        description={page.metaDescription}
        name={page.title}
        picture={opening && sharedPictureAddress(opening)}
      />
      {view.isNarrowed && <meta name="robots" content="noindex" />}
      <PartnerData view={view} site={site} />
      {!opening && <Banner site={site} title={page.title} lead={page.metaDescription} />}
      {page.components.length > 0 && (
        <Suspense>
          <PageSections site={site} content={{ page, things }} />
        </Suspense>
      )}
      <Directory view={view} contact={site.contactHref} />
    </>
  )
}

function Directory({ view, contact }: { view: PartnersView; contact: string }) {
  const { words, groups, spots, note, count, isNarrowed } = view
  const isEmpty = groups.length === 0
  return (
    <div className="mx-auto w-full max-w-[90rem] px-6 pb-24 desk:px-10 desk:pb-36">
      {(!isEmpty || isNarrowed) && <PartnerSearch view={view} />}
      {isEmpty ? (
        <EmptyState
          title={isNarrowed ? words.noneFound : words.none}
          hint={isNarrowed ? words.noneFoundHint : words.noneHint}
        >
          <LinkButton to={contact} size="medium" className="mt-8">
            {words.contact}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className="mt-8 mb-12 max-w-[60ch] lining-nums" aria-live="polite">
            {count}
            {note && <span className="block opacity-80">{note}</span>}
          </p>
          <div className="grid gap-x-20 gap-y-16 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div>
              <PartnerList view={view} />
              <Pages view={view} />
            </div>
            {spots.length > 0 && <PartnerMap spots={spots} title={words.map} hint={words.mapHint} />}
          </div>
        </>
      )}
    </div>
  )
}

function Pages({ view: { pages, words } }: { view: PartnersView }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={words.pages} className="mt-12 flex flex-wrap gap-2 lining-nums">
      {pages.map(({ number, label, href, isHere }) => (
        <a
          key={number}
          href={href}
          aria-label={label}
          aria-current={isHere ? 'page' : undefined}
          className="grid min-h-11 min-w-11 place-items-center underline-offset-8 hover:underline aria-[current]:text-accent aria-[current]:underline"
        >
          {number}
        </a>
      ))}
    </nav>
  )
}
