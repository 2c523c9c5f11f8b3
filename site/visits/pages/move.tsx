import { data, redirect } from 'react-router'
import { getBooking, getService, moveBooking } from '#contract/visits/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { readForm } from '#site/visits/booking/answer-booking.server.ts'
import { bookingView } from '#site/visits/booking/booking-view.server.ts'
import { loadCalendar } from '#site/visits/booking/calendar-view.server.ts'
import { HourChoice } from '#site/visits/booking/HourChoice.tsx'
import { MonthLinks } from '#site/visits/booking/MonthLinks.tsx'
import { PeopleField } from '#site/visits/booking/PeopleField.tsx'
import { partyChoices } from '#site/visits/booking/party-choices.server.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { useNavigation } from '#ui/router/hooks.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import type { Route } from './+types/move.ts'

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { askAsCaller, ask, locale } = page
  const back = pathInLocale(`/visit/${token}`, locale)
  const found = await askAsCaller(getBooking, { params: { token } })
  if (!found.success) throw data(null, { status: 404 })
  const { service: booked, people, date, idSchedule, state } = found.data
  const own = state === 'WAITING' ? undefined : { date, idSchedule, people }
  const service = await ask(getService, { params: { id: booked.id } })
  const booking = bookingView(found.data, locale)
  if (!booking.canChange || booked.idCalendar === null || !service.success) throw redirect(back)
  const words = visitWords[locale]
  const shown = {
    words: { move: words.move, book: words.book, calendar: words.calendar },
    eyebrow: booking.service,
    intro: fill(words.move.intro, { day: booking.day, from: booking.from }),
    calendar: await loadCalendar(page, { idCalendar: booked.idCalendar, url: request.url, now: new Date(), own }),
    choices: partyChoices({ ...service.data, deposit: found.data.deposit?.person ?? null }, locale),
    isPeopleFixed: found.data.deposit !== null && found.data.state !== 'WAITING',
    people,
    own: own ? { date, idSchedule: String(idSchedule) } : null,
    back,
  }
  return linkPage(shown, { isOver: false })
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const typed = readForm(await request.formData())
  if (!typed.idSchedule) return data({ typed, message: visitWords[locale].book.missingHour }, { status: 400 })
  const body = { date: typed.date ?? '', idSchedule: Number(typed.idSchedule), people: Number(typed.people) }
  const answer = await askAsCaller(moveBooking, { params: { token }, body })
  if (answer.success) throw redirect(`${pathInLocale(`/visit/${token}`, locale)}?done=moved`, 303)
  return data({ typed, message: Object.values(answer.errors ?? {})[0] ?? answer.message }, { status: 409 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Another day, another hour, more or fewer people; the old place is kept until then. */
export default function MovePage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting'
  const { words, eyebrow, intro, calendar, choices, isPeopleFixed, people, own, back } = loaderData
  return (
    <QuietPage eyebrow={eyebrow} title={words.move.title} intro={intro}>
      <MonthLinks calendar={calendar} words={words.calendar} />
      {calendar.chosen ? (
        <Form method="post" noValidate className="mt-10 flex flex-col gap-8">
          <FieldProblem role="alert" text={actionData?.message} />
          <HourChoice
            day={calendar.chosen}
            words={words.calendar}
            chosen={actionData?.typed.idSchedule ?? (own?.date === calendar.chosen.date ? own.idSchedule : undefined)}
            problem={undefined}
            takesFull={false}
          />
          {isPeopleFixed ? (
            <input type="hidden" name="people" value={people} />
          ) : (
            <PeopleField
              label={words.book.people}
              choices={choices}
              chosen={actionData?.typed.people ?? people}
              problem={undefined}
            />
          )}
          <Button type="submit" size="medium" disabled={isBusy} className="self-start">
            {words.move.submit}
          </Button>
        </Form>
      ) : (
        <p className="mt-6">{words.calendar.hint}</p>
      )}
      <LinkButton to={back} look="text" size="medium" className="mt-8">
        {words.move.back}
      </LinkButton>
    </QuietPage>
  )
}
