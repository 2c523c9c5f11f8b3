import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getBookingCalendar } from '#contract/visits/bookings.ts'
import { findBookingByToken } from '#db/queries/visits/bookings.ts'
import { findServiceTitle } from '#db/queries/visits/services.ts'
import { localeFromLang, pathInLocale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import { visitCalendarFile } from './visit-calendar-file.ts'

/** In the language in which they have booked, as in their mails: a link tells none. */
export const handleGetBookingCalendar: Handler<typeof getBookingCalendar> = async ({ params }, { db, now }) => {
  const booking = await findBookingByToken(db, hashToken(params.token))
  if (booking?.state !== 'BOOKED') return { refusal: 'booking-not-found' }
  const locale = localeFromLang(booking.locale)
  const estate = await loadLetterhead(db)
  const title = (await findServiceTitle(db, { id: booking.service_id, locale })) ?? ''
  const words = visitWords[locale]
  const url = `${estate.url}${pathInLocale(`/visit/${params.token}`, locale)}`
  const file = visitCalendarFile({ booking, title, estate, words, url, now })
  return {
    value: { filename: `${words.file.name}.ics`, mimeType: 'text/calendar', bytes: new TextEncoder().encode(file) },
  }
}
