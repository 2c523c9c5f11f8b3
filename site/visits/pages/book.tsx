import { redirect } from 'react-router'
import { bookingPath, servicePath } from '#rules/visits/service-address.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answerBooking } from '#site/visits/booking/answer-booking.server.ts'
import { Agreement, type FormState, LanguageChoice, VisitorFields } from '#site/visits/booking/BookingFields.tsx'
import { loadCalendar } from '#site/visits/booking/calendar-view.server.ts'
import { HourChoice } from '#site/visits/booking/HourChoice.tsx'
import { MonthLinks } from '#site/visits/booking/MonthLinks.tsx'
import { PeopleField } from '#site/visits/booking/PeopleField.tsx'
import { partyChoices } from '#site/visits/booking/party-choices.server.ts'
import { DepositNote } from '#site/visits/DepositNote.tsx'
import { loadService } from '#site/visits/load-service.server.ts'
import { serviceView } from '#site/visits/service-view.server.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { Form } from '#ui/router/Form.tsx'
import { useNavigation } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { VisitWords } from '#words/visits/fr.ts'
import { visitWords } from '#words/visits/words.ts'
import type { Route } from './+types/book.ts'

/** What is left changes by the minute, so this page is made anew each time. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { locale } = page
  const service = await loadService(page, { id: params.id, rightPath: bookingPath })
  const { languages, idCalendar } = service
  if (idCalendar === null) throw redirect(pathInLocale(servicePath(service), locale))
  const words = visitWords[locale]
  const own = languages.find((language) => language === locale)
  const ordered = own ? [own, ...languages.filter((language) => language !== own)] : languages
  return {
    words: { eyebrow: words.eyebrow, book: bookWords(words, service), calendar: words.calendar },
    service: serviceView(service, locale),
    title: fill(words.book.title, { title: service.title }),
    calendar: await loadCalendar(page, { idCalendar, url: request.url, now: new Date() }),
    people: partyChoices(service, locale),
    languages: ordered.map((value) => ({ value, label: words.inLanguage[value] })),
    policy: pathInLocale('/privacy-policy', locale),
    key: crypto.randomUUID().replaceAll('-', ''),
  }
}

/** What is paid where, and that who waits for a place has nothing to pay until there is one. */
function bookWords({ book, deposit }: VisitWords, service: { deposit: number | null }): VisitWords['book'] {
  return service.deposit === null ? book : { ...book, pay: deposit.onSpot, waitsHint: deposit.waiting }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerBooking(context.get(pageContext), { id: Number(params.id), form: await request.formData() })
}

const UNTOUCHED: FormState = { typed: {}, errors: {} }

/** A day, then an hour and a name: the day by a link, the rest by one form. Works without a script. */
export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  const isBusy = useNavigation().state === 'submitting'
  if (!site) return null
  const { words, service, title, calendar, people, languages, policy, key } = loaderData
  const state: FormState = actionData ?? UNTOUCHED
  const { typed, errors } = state
  return (
    <div className="mx-auto w-full max-w-[76rem] px-6 pt-8 pb-24 desk:px-10 desk:pt-12 desk:pb-32">
      <title>{`${title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Link to={service.path} className="inline-block py-2 text-[0.9375rem] underline underline-offset-4">
        {words.book.back}
      </Link>
      <p className="eyebrow mt-6 mb-4 text-accent">{words.eyebrow}</p>
      <h1 className="title-2">{title}</h1>
      <p className="mt-3 lining-nums">
        {service.short}. {words.book.pay}
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-12 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <section aria-labelledby="days" className="desk:sticky desk:top-32 desk:self-start">
          <h2 id="days" className="title-3 mb-4">
            {words.calendar.day}
          </h2>
          <MonthLinks calendar={calendar} words={words.calendar} />
        </section>
        {calendar.chosen ? (
          <Form method="post" noValidate className="flex flex-col gap-10">
            {/* Without a script one comes back to the top, with one to the button: it is said at both. */}
            <FieldProblem text={actionData?.message} />
            <input type="hidden" name="key" value={key} />
            <HourChoice
              day={calendar.chosen}
              words={words.calendar}
              chosen={typed.idSchedule}
              problem={errors.idSchedule ?? errors.date}
              takesFull
            />
            <PeopleField
              label={words.book.people}
              choices={people}
              chosen={typed.people ?? people.find(({ value }) => value === 2)?.value}
              problem={errors.people}
            />
            <LanguageChoice words={words.book} state={state} languages={languages} />
            <VisitorFields words={words.book} state={state} />
            {service.deposit && <DepositNote terms={service.deposit} className="bg-ink/[0.045] p-6 desk:p-8" />}
            <Agreement words={words.book} state={state} policy={policy} />
            <div>
              <FieldProblem role="alert" text={actionData?.message} />
              <Button type="submit" disabled={isBusy} className="mt-3 max-desk:w-full">
                {service.deposit ? words.book.submitDeposit : words.book.submit}
              </Button>
            </div>
          </Form>
        ) : (
          <p className="max-w-[40ch] self-center">{words.calendar.hint}</p>
        )}
      </div>
    </div>
  )
}
