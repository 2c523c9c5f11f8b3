import { redirect } from 'react-router'
import { getCountries } from '#contract/places/routes.ts'
import { getBooking } from '#contract/visits/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { loadPrivacyText } from '#site/privacy/privacy-text.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { answerDeposit } from '#site/visits/booking/answer-deposit.server.ts'
import type { FormState } from '#site/visits/booking/BookingFields.tsx'
import { bookingView } from '#site/visits/booking/booking-view.server.ts'
import { BillingFields, TermsTick } from '#site/visits/booking/DepositFields.tsx'
import { DepositNote } from '#site/visits/DepositNote.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { Form } from '#ui/router/Form.tsx'
import { useNavigation } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import { addressBookWords } from '#words/accounts/addresses/words.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import type { Route } from './+types/deposit.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { ask, askAsCaller, locale } = page
  const back = pathInLocale(`/visit/${token}`, locale)
  const found = await askAsCaller(getBooking, { params: { token } })
  const booking = found.success ? bookingView(found.data, locale) : null
  const deposit = booking?.deposit
  // Whoever has nothing to pay, or not any more, is told so by their booking.
  if (!found.success || !booking || !deposit?.pay) throw redirect(back)
  const { countries } = answered(await ask(getCountries, {}))
  const words = visitWords[locale].deposit
  const { fields } = addressBookWords[locale]
  const shown = {
    words: { ...words, problems: visitWords[locale].book.problems },
    fields,
    eyebrow: booking.service,
    intro: fill(words.intro, { until: deposit.until ?? '' }),
    lines: booking.lines,
    sum: deposit.sum,
    total: deposit.total,
    submit: fill(words.submit, { total: deposit.total }),
    terms: deposit.terms,
    countries: countries.map(({ id, name }) => ({ value: id, label: name })),
    saleTerms: pathInLocale('/sale-terms', locale),
    privacy: await loadPrivacyText(page),
    back,
  }
  return linkPage(shown, { isOver: false })
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  return answerDeposit(context.get(pageContext), { token, form: await request.formData() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

const UNTOUCHED: FormState = { typed: {}, errors: {} }

/** What is paid and under which conditions, where the invoice goes, and the way to the bank. Works without a script. */
export default function DepositPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { words, fields, eyebrow, intro, lines, sum, total, submit, terms, countries, saleTerms, privacy, back } =
    loaderData
  const state: FormState = actionData ?? UNTOUCHED
  return (
    <QuietPage eyebrow={eyebrow} title={words.title} intro={intro}>
      <FieldProblem text={actionData?.message} />
      <section aria-label={words.total} className="mt-4 bg-ink/[0.045] p-6 lining-nums desk:p-8">
        <ul className="flex flex-col gap-1">
          {[...lines.slice(0, 1), sum].map((line) => (
            <li key={line} className="first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-5 flex justify-between gap-4 border-ink/15 border-t pt-4">
          <span>{words.total}</span>
          <strong className="text-heading">{total}</strong>
        </p>
      </section>
      <DepositNote terms={terms} className="mt-8" />
      <p className="mt-3 max-w-[60ch] text-[0.9375rem]">{words.noWithdrawal}</p>
      <Form method="post" noValidate className="mt-10 flex flex-col gap-8">
        <BillingFields title={words.billing} labels={fields} state={state} countries={countries} />
        <TermsTick words={words} state={state} path={saleTerms} />
        <PrivacyNote text={privacy} />
        <div>
          <FieldProblem role="alert" text={actionData?.message} />
          <Button type="submit" disabled={isBusy} className="mt-3 max-desk:w-full">
            {submit}
          </Button>
        </div>
      </Form>
      <Link to={back} className="mt-8 inline-block py-2 underline underline-offset-4">
        {words.later}
      </Link>
    </QuietPage>
  )
}
