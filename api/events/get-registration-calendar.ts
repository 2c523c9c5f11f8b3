import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getRegistrationCalendar } from '#contract/events/events.ts'
import { findRegistrationByToken } from '#db/queries/events/registrations.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { eventCalendar } from './event-calendar.ts'
import { showEvent } from './event-to-wire.ts'

/** In the language in which they have registered, as in their mails: a link tells none. */
export const handleGetRegistrationCalendar: Handler<typeof getRegistrationCalendar> = async (
  { params },
  { db, now },
) => {
  const registration = await findRegistrationByToken(db, hashToken(params.token))
  if (registration?.state !== 'COMING') return { refusal: 'registration-not-found' }
  const locale = localeFromLang(registration.locale)
  const event = await showEvent({ db, locale, now }, registration.element_id)
  if (!event) return { refusal: 'registration-not-found' }
  const { url: siteUrl } = await loadLetterhead(db)
  const facts = { registrationId: registration.id, event, siteUrl, locale, isCancelled: false, now }
  const bytes = new TextEncoder().encode(eventCalendar(facts))
  return { value: { filename: `${event.slug}.ics`, mimeType: 'text/calendar; charset=utf-8', bytes } }
}
