import { getEvents } from '#contract/events/routes.ts'
import { EventRow } from '#site/events/EventRow.tsx'
import { type EventView, eventView } from '#site/events/event-view.server.ts'
import { Banner } from '#site/shell/Banner.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { eventWords } from '#words/events/words.ts'
import type { Route } from './+types/events.ts'

/** Never kept: places are taken and events pass while nothing of the site changes. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const { upcoming, past } = answered(await ask(getEvents, {}))
  const { title, description, none, noneHint, contact, see, ...words } = eventWords[locale]
  return {
    words: { title, description, none, noneHint, contact, see, upcoming: words.upcoming, past: words.past },
    upcoming: upcoming.map((event) => eventView(event, locale)),
    past: past.map((event) => eventView(event, locale)),
  }
}

/** It can be read, and its links followed, before its scripts. */
export const handle = { sleeps: true }

export default function EventsPage({ loaderData: { words, upcoming, past } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead
        site={site}
        title={`${words.title} — ${site.name}`}
        description={words.description}
        name={words.title}
      />
      {upcoming.length + past.length === 0 && <meta name="robots" content="noindex" />}
      <Banner site={site} title={words.title} lead={words.description} />
      <div className="mx-auto w-full max-w-[90rem] px-6 pb-24 desk:px-10 desk:pb-36">
        {upcoming.length > 0 ? (
          <Shelf title={words.upcoming} events={upcoming} see={words.see} />
        ) : (
          <EmptyState title={words.none} hint={words.noneHint}>
            <LinkButton to={site.contactHref} size="medium" className="mt-8">
              {words.contact}
            </LinkButton>
          </EmptyState>
        )}
        {past.length > 0 && <Shelf title={words.past} events={past} see={words.see} />}
      </div>
    </>
  )
}

function Shelf({ title, events, see }: { title: string; events: readonly EventView[]; see: string }) {
  return (
    <section className="mt-16 first:mt-0">
      <h2 className="eyebrow font-content mb-4 text-accent">{title}</h2>
      <ul>
        {events.map((event) => (
          <EventRow key={event.id} event={event} see={see} />
        ))}
      </ul>
    </section>
  )
}
