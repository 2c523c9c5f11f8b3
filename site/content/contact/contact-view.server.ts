import { getEvents } from '#contract/events/routes.ts'
import { TAKEN_FILES } from '#contract/forms/closed-sets.ts'
import { getCompanyAddresses, getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { companyFacts } from '#rules/sites/company.ts'
import { openingState } from '#rules/sites/opening-state.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { eventView } from '#site/events/event-view.server.ts'
import { openTicket } from '#site/forms/form-ticket.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { formatHour } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { contactWords } from '#words/content/contact/words.ts'
import { eventWords } from '#words/events/words.ts'

/** What the contact page tells at this moment; it is never kept, so that "open now" is true. */
export async function loadContact(page: PageContext, now: Date) {
  const { ask, locale } = page
  const [info, { parameters }, { addresses }, machine, { upcoming }] = await Promise.all([
    ask(getSiteInfo, {}).then(answered),
    ask(getParameters, {}).then(answered),
    ask(getCompanyAddresses, {}).then(answered),
    openTicket(page),
    ask(getEvents, {}).then(answered),
  ])
  const company = companyFacts(parameterValues(parameters), info.name)
  const [address] = addresses
  const [next] = upcoming
  return {
    words: contactWords[locale],
    machine,
    takenFiles: TAKEN_FILES,
    policy: pathInLocale('/privacy-policy', locale),
    openingNow: openingNow(company.hours, { now, locale }),
    position: positionOf(address),
    next: next ? { event: eventView(next, locale), eyebrow: eventWords[locale].next } : null,
  }
}

export type ContactView = Awaited<ReturnType<typeof loadContact>>

function openingNow(
  hours: Parameters<typeof openingState>[0],
  { now, locale }: { now: Date; locale: Locale },
): string | null {
  const words = contactWords[locale]
  const state = openingState(hours, now)
  if (state === null) return null
  if (state.kind === 'open') return fill(words.openNow, { time: formatHour(state.until, locale) })
  const said = [words.opensToday, words.opensTomorrow][state.days] ?? words.opensOn
  const weekday = words.weekdays[state.weekday - 1] ?? ''
  return fill(said, { time: formatHour(state.at, locale), weekday })
}

interface Located {
  latitude: number | null
  longitude: number | null
}

/** Links only: no map is loaded, and nobody else learns of the visit before they are followed. */
function positionOf(address: Located | undefined) {
  if (!address || address.latitude === null || address.longitude === null) return null
  const { latitude, longitude } = address
  return {
    directions: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
    geo: `geo:${latitude},${longitude}`,
  }
}
