import { redirect } from 'react-router'
import { getPaymentResult } from '#contract/checkout/routes.ts'
import { cancelBooking, getBooking } from '#contract/visits/routes.ts'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import { bookingView } from '#site/visits/booking/booking-view.server.ts'
import { DepositState } from '#site/visits/booking/DepositState.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import type { Route } from './+types/visit.ts'

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { askAsCaller, locale } = page
  const { searchParams } = new URL(request.url)
  const isFailed = await hasPaymentFailed(page, searchParams.get('order'))
  const answer = await askAsCaller(getBooking, { params: { token } })
  const words = visitWords[locale]
  const isMoved = searchParams.get('done') === 'moved'
  const booking = answer.success ? bookingView(answer.data, locale) : null
  const failed = isFailed && booking?.deposit?.pay ? words.deposit.failed : undefined
  const shown = {
    words: { eyebrow: words.eyebrow, visit: words.visit },
    booking,
    notice: isMoved ? words.visit.moved : undefined,
    failed,
    pay: pathInLocale(`/visit/${token}/deposit`, locale),
    all: pathInLocale('/service', locale),
    move: pathInLocale(`/visit/${token}/move`, locale),
    file: `/api/visit/${token}/calendar`,
  }
  return linkPage(shown, { isOver: !answer.success })
}

/** Whoever comes back from the bank names the order: the provider is asked, so that the page tells what has come of it. */
async function hasPaymentFailed({ askAsCaller }: PageContext, order: string | null): Promise<boolean> {
  if (order === null || !/^[0-9a-f]{32}$/.test(order)) return false
  const result = await askAsCaller(getPaymentResult, { params: { id: order } })
  const status = result.success ? result.data.order.payment?.status : null
  return status === 'FAILED' || status === 'CANCELLED'
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
  const { words, booking, notice, failed, all, move, pay, file } = loaderData
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
      <FieldProblem role="alert" text={actionData?.message ?? failed} />
      {booking.deposit && <DepositState deposit={booking.deposit} path={pay} />}
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
            {booking.move}
          </LinkButton>
          <section aria-labelledby="leave" className="mt-12 border-ink/15 border-t pt-8">
            <h2 id="leave" className="title-3">
              {said.cancelTitle}
            </h2>
            <p className="mt-2 max-w-[56ch]">{said.cancelHint}</p>
            {booking.deposit?.cancelHint && (
              <p className="mt-2 max-w-[56ch] lining-nums">{booking.deposit.cancelHint}</p>
            )}
            <Form method="post" className="mt-5">
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
