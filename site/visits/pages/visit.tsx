import { Form, redirect } from 'react-router'
import { cancelBooking, getBooking } from '#contract/visits/routes.ts'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { bookingView } from '#site/visits/booking/booking-view.server.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import type { Route } from './+types/visit.ts'

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const answer = await askAsCaller(getBooking, { params: { token } })
  const words = visitWords[locale]
  const isMoved = new URL(request.url).searchParams.get('done') === 'moved'
  const shown = {
    words: { eyebrow: words.eyebrow, visit: words.visit },
    booking: answer.success ? bookingView(answer.data, locale) : null,
    notice: isMoved ? words.visit.moved : undefined,
    all: pathInLocale('/service', locale),
    move: pathInLocale(`/visit/${token}/move`, locale),
    file: `/api/visit/${token}/calendar`,
  }
  return linkPage(shown, { isOver: !answer.success })
}

/** Programs that open the links of mails to look at them cancel nothing: a person presses the button. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const answer = await askAsCaller(cancelBooking, { params: { token } })
  if (answer.success) throw redirect(pathInLocale(`/visit/${token}`, locale), 303)
  return { message: answer.message }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** What was booked, and how to change it: for whoever holds the link. */
export default function VisitPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, booking, notice, all, move, file } = loaderData
  const said = words.visit
  if (!booking) {
    return (
      <QuietPage eyebrow={words.eyebrow} title={said.over} intro={said.overHint}>
        <LinkButton to={all} size="medium">
          {said.again}
        </LinkButton>
      </QuietPage>
    )
  }
  return (
    <QuietPage eyebrow={words.eyebrow} title={booking.title} intro={booking.intro}>
      <DoneNotice text={notice} />
      <FieldProblem role="alert" text={actionData?.message} />
      <section aria-labelledby="details" className="mt-4 bg-ink/[0.045] p-6 desk:p-8">
        <h2 id="details" className="title-3">
          {booking.service}
        </h2>
        <ul className="mt-4 flex flex-col gap-1 lining-nums">
          {booking.lines.map((line) => (
            <li key={line} className="first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
        {booking.hasPlace && (
          <a href={file} download className="mt-5 inline-block py-2 underline underline-offset-4">
            {said.calendar}
          </a>
        )}
      </section>
      {booking.canChange ? (
        <>
          <LinkButton to={move} look="outline" size="medium" className="mt-8">
            {said.move}
          </LinkButton>
          <section aria-labelledby="leave" className="mt-12 border-ink/15 border-t pt-8">
            <h2 id="leave" className="title-3">
              {said.cancelTitle}
            </h2>
            <p className="mt-2 mb-5 max-w-[56ch]">{said.cancelHint}</p>
            <Form method="post">
              <Button type="submit" look="outline" size="medium">
                {booking.leave}
              </Button>
            </Form>
          </section>
        </>
      ) : (
        <LinkButton to={all} size="medium" className="mt-8">
          {said.again}
        </LinkButton>
      )}
    </QuietPage>
  )
}
