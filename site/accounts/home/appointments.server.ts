import { getNextRegistration } from '#contract/events/routes.ts'
import { getNextVisit } from '#contract/visits/routes.ts'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { eventView } from '#site/events/event-view.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { accountHomeWords } from '#words/accounts/home/words.ts'
import { formatHour, formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'

/** The next visit and the next event that one has booked, each with the way to change it. */
export async function loadAppointments(page: PageContext) {
  const { locale, askAsCaller } = page
  const words = accountHomeWords[locale].appointments
  const [visited, registered] = await Promise.all([askAsCaller(getNextVisit, {}), askAsCaller(getNextRegistration, {})])
  const { visit } = answeredToOwner(visited, page)
  const { next } = answeredToOwner(registered, page)
  const visits = visit ? [visit] : []
  const events = next ? [next] : []
  return [
    ...visits.map(({ token, booking: { service, date, from, state } }) => ({
      name: service.title,
      when: fill(words.when, { day: formatLongDay(date, locale), hour: formatHour(from, locale) }),
      state: state === 'WAITING' ? words.waiting : words.expected,
      path: pathInLocale(`/visit/${token}`, locale),
      link: words.visit,
    })),
    ...events.map(({ token, event, state }) => ({
      name: event.title,
      when: eventView(event, locale).when,
      state: state === 'WAITING' ? words.waiting : words.expected,
      path: pathInLocale(`/evenements/inscription/${token}`, locale),
      link: words.event,
    })),
  ]
}
