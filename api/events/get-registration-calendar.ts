import type { Handler } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getRegistrationCalendar } from '#contract/events/events.ts'
import { eventCalendar } from './event-calendar.ts'
import { findWithEvent } from './registration-to-wire.ts'

export const handleGetRegistrationCalendar: Handler<typeof getRegistrationCalendar> = async ({ params }, parts) => {
  const { db, locale, now } = parts
  const found = await findWithEvent(parts, params.token)
  if (found?.registration.state !== 'COMING') return { refusal: 'registration-not-found' }
  const { registration, event } = found
  const { url: siteUrl } = await loadLetterhead(db)
  const facts = { registrationId: registration.id, event, siteUrl, locale, isCancelled: false, now }
  const bytes = new TextEncoder().encode(eventCalendar(facts))
  return { value: { filename: `${event.slug}.ics`, mimeType: 'text/calendar; charset=utf-8', bytes } }
}
