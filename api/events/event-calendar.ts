import { calendarFile } from '#rules/basics/calendar-file.ts'
import { eventPath } from '#rules/events/event-address.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

interface CalendarFacts {
  registrationId: number
  event: { id: number; slug: string; title: string; startsAt: string; endsAt: string; place: string }
  siteUrl: string
  locale: Locale
  isCancelled: boolean
  now: Date
}

/** The event for somebody's own calendar; cancelled, it takes the same entry out again. */
export function eventCalendar({ registrationId, event, siteUrl, locale, isCancelled, now }: CalendarFacts): string {
  const host = siteUrl.replace(/^https?:\/\//, '').replace(/[/:].*$/, '')
  return calendarFile({
    uid: `event-${event.id}-${registrationId}@${host}`,
    sequence: isCancelled ? 1 : 0,
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    from: new Date(event.startsAt),
    until: new Date(event.endsAt),
    stamp: now,
    summary: event.title,
    place: event.place,
    url: `${siteUrl}${pathInLocale(eventPath(event), locale)}`,
  })
}
