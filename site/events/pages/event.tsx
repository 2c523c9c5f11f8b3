import { data, redirect } from 'react-router'
import { MOST_PEOPLE } from '#contract/events/closed-sets.ts'
import { getEvent } from '#contract/events/routes.ts'
import { eventPath } from '#rules/events/event-address.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { EventFacts } from '#site/events/EventFacts.tsx'
import { eventData } from '#site/events/event-data.ts'
import { eventView } from '#site/events/event-view.server.ts'
import { RegisterForm } from '#site/events/RegisterForm.tsx'
import { answerRegisterForm } from '#site/events/register-form.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { fill } from '#words/basics/fill.ts'
import { LOCALE_CODES, pathInLocale } from '#words/basics/locales.ts'
import { eventWords } from '#words/events/words.ts'
import type { Route } from './+types/event.ts'

/** Never kept: places are taken while nothing of the site changes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { locale } = page
  const paths = await pathsOf(page, readId(params.id))
  const answer = await page.ask(getEvent, { params: { id: readId(params.id) } })
  if (!answer.success) throw data(null, { status: 404 })
  const event = eventView(answer.data, locale)
  if (params.slug !== answer.data.slug) throw redirect(event.path, 301)
  return { event, paths, words: eventWords[locale], policy: pathInLocale('/privacy-policy', locale) }
}

function readId(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw data(null, { status: 404 })
  return Number(given)
}

/** Where it is told in each language, as its title is. */
async function pathsOf(page: PageContext, id: number): Promise<LocalePaths> {
  const told = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const answer = await page.askIn(locale)(getEvent, { params: { id } })
      return answer.success ? [[locale, eventPath(answer.data)]] : []
    }),
  )
  return Object.fromEntries(told.flat())
}

/** It can be read, and its form sent, before its scripts. */
export const handle = { sleeps: true }

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerRegisterForm(context.get(pageContext), { id: readId(params.id), form: await request.formData() })
}

export default function EventPage({ loaderData: { event, paths, words, policy }, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { title, description, image } = event
  return (
    <>
      <PageHead
        site={site}
        title={`${title} — ${site.name}`}
        description={`${event.when}. ${description}`.slice(0, 300)}
        name={title}
        picture={image ? sharedPictureAddress(image) : null}
        paths={paths}
        data={import.meta.env.SSR ? eventData(event, site) : ''}
      />
      <article className="detail-room mx-auto grid w-full max-w-[90rem] gap-x-20 gap-y-12 px-6 pb-24 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:px-10 desk:pb-36">
        <header className="desk:col-span-2">
          <Link
            to={pathInLocale('/evenements', site.locale)}
            className="eyebrow inline-block py-2 text-accent hover:underline"
          >
            {words.all}
          </Link>
          <h1 className="title-1 mt-4 max-w-[18ch] break-words">{title}</h1>
        </header>
        <div>
          {image && (
            <Picture
              picture={image}
              sizes={`${FROM_DESK} 52vw, 92vw`}
              widest={1_600}
              isFirst
              className="mb-10 aspect-[3/2] w-full bg-ink/5 object-cover"
            />
          )}
          <Paragraphs text={description} className="max-w-[62ch]" />
          <div className="mt-12">
            <EventFacts event={event} words={words} />
          </div>
        </div>
        <section id="inscription">
          <Registering event={event} words={words} policy={policy} sent={actionData ?? null} />
        </section>
      </article>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']
type Sent = NonNullable<Route.ComponentProps['actionData']>

function Registering({
  event,
  words,
  policy,
  sent,
}: Pick<Shown, 'event' | 'words' | 'policy'> & { sent: Sent | null }) {
  const said = words.register
  if (sent?.isDone) {
    return (
      <div role="status">
        <h2 className="title-2">{sent.isWaiting ? said.waiting : said.done}</h2>
        <p className="mt-5">{sent.isWaiting ? said.waitingHint : said.doneHint}</p>
      </div>
    )
  }
  if (event.isPast || !event.isOpen)
    return <p className="title-3 font-title">{event.isPast ? words.over : words.closedHint}</p>
  return (
    <>
      <h2 className="title-2">{event.isFull ? said.waitTitle : said.title}</h2>
      <p className="mt-5 mb-10">{event.isFull ? words.fullHint : said.intro}</p>
      <RegisterForm
        words={said}
        peopleHint={fill(said.peopleHint, { most: MOST_PEOPLE })}
        policy={policy}
        isFull={event.isFull}
        sent={sent}
      />
    </>
  )
}
