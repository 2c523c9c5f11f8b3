import { cancelRegistration, getRegistration, getRegistrationCalendar } from '#contract/events/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { EventFacts } from '#site/events/EventFacts.tsx'
import { eventView } from '#site/events/event-view.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { eventWords } from '#words/events/words.ts'
import type { Route } from './+types/registration.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const words = eventWords[locale]
  const home = pathInLocale('/evenements', locale)
  const answer = await ask(getRegistration, { params: { token } })
  if (!answer.success) return linkPage({ words, home, own: null }, { isOver: true })
  const { state, people, event } = answer.data
  const shown = people === 1 ? words.own.onePerson : fill(words.own.people, { n: people })
  const calendar = `/api${getRegistrationCalendar.path.replace(':token', token)}`
  return linkPage(
    { words, home, own: { state, people: shown, event: eventView(event, locale), calendar } },
    { isOver: false },
  )
}

/** Programs that open the links of mails to look at them cancel nothing: a person presses the button. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const answer = await context.get(pageContext).askAsCaller(cancelRegistration, { params: { token } })
  return linkPage({ problem: answer.success ? null : answer.message }, { isOver: false })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function RegistrationPage({ loaderData: { words, home, own }, actionData }: Route.ComponentProps) {
  const said = words.own
  if (!own) {
    return (
      <QuietPage eyebrow={said.eyebrow} title={said.over} intro={said.overHint}>
        <LinkButton to={home} size="medium">
          {words.all}
        </LinkButton>
      </QuietPage>
    )
  }
  const { state, people, event, calendar } = own
  const mayCancel = state !== 'CANCELLED' && !event.isPast
  return (
    <QuietPage eyebrow={event.title} title={said[state]} intro={event.isPast ? said.past : said.hint[state]}>
      {actionData?.problem && <FieldProblem role="alert" text={actionData.problem} />}
      <EventFacts event={event} words={words} />
      <p className="mt-6">{people}</p>
      <div className="mt-10 flex flex-wrap items-center gap-4">
        {state === 'COMING' && !event.isPast && (
          <a href={calendar} download className="button button-primary button-medium">
            {said.calendar}
          </a>
        )}
        {mayCancel && (
          <Form method="post">
            <Button type="submit" size="medium" look="outline">
              {state === 'COMING' ? said.cancel : said.leave}
            </Button>
          </Form>
        )}
      </div>
    </QuietPage>
  )
}
