import { money } from '#api/mails/mail-formats.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import type { BookingRow } from '#db/queries/visits/bookings.ts'
import { calendarFile } from '#rules/basics/calendar-file.ts'
import { depositTotal } from '#rules/visits/deposits.ts'
import { fill } from '#words/basics/fill.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import type { VisitWords } from '#words/visits/fr.ts'

interface VisitCalendarOptions {
  booking: BookingRow
  title: string
  estate: Letterhead
  words: VisitWords
  url: string
  now: Date
}

/** A visit for one's own calendar. The same number however often it is moved: the newer file replaces the older. */
export function visitCalendarFile({ booking, title, estate, words, url, now }: VisitCalendarOptions): string {
  return calendarFile({
    uid: `visit-${booking.id}@${estate.url.replace(/^https?:\/\//, '').replace(/[/:].*$/, '')}`,
    // Seconds from the first booking to its last change: they only ever rise.
    sequence: Math.round((booking.changed_at.getTime() - booking.created_at.getTime()) / 1_000),
    from: booking.starts_at,
    until: booking.ends_at,
    stamp: now,
    summary: fill(words.file.event, { title, estate: estate.name }),
    description: depositText(booking, words),
    place: visitPlace(estate).join(', '),
    url,
  })
}

/** What was paid before, so that nobody looks for it on the day; nothing where nothing was. */
function depositText({ deposit_cents, people, locale }: BookingRow, words: VisitWords): string {
  if (deposit_cents === null) return ''
  return fill(words.deposit.paid, { total: money(depositTotal(deposit_cents, people), localeFromLang(locale)) })
}

/** Where one comes to: the lines of the estate's address. */
export function visitPlace({ company }: Letterhead): string[] {
  return (company.address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
