import { openingPicture } from '#rules/content/opening-picture.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { ArticleCards } from '#site/journal/ArticleCards.tsx'
import { ListOpening } from '#site/journal/ListOpening.tsx'
import { loadNewsList } from '#site/journal/load-news.server.ts'
import { Pager } from '#site/journal/Pager.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/news-list.ts'

export const handle = { kept: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadNewsList(context.get(pageContext), request.url)
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { page, things, title, lead, headTitle, number, cards, pages, paths, feed, words } = loaderData
  const opening = openingPicture(page?.components ?? [])
  return (
    <>
      <PageHead
        site={site}
        title={`${headTitle} — ${site.name}`}
        description={site.metaDescriptions.actualites ?? lead}
        name={title}
        picture={opening && sharedPictureAddress(opening)}
        paths={paths}
      />
      <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />
      <ListOpening
        site={site}
        page={number === 1 ? page : null}
        things={things}
        title={headTitle}
        lead={number === 1 ? lead : ''}
      />
      <div className="mx-auto w-full max-w-[90rem] px-6 pb-20 desk:px-10 desk:pb-32">
        {cards.length === 0 ? (
          <EmptyState title={words.none} hint={words.noneHint}>
            <LinkButton to={pathInLocale('/', site.locale)} size="tall" className="mt-7">
              {words.home}
            </LinkButton>
          </EmptyState>
        ) : (
          <ArticleCards cards={cards} hasOpening={number === 1} />
        )}
        <Pager label={words.pages} pages={pages} />
      </div>
    </>
  )
}
