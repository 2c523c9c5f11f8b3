import type { Event } from '#contract/events/events.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { eventPath } from '#rules/events/event-address.ts'
import { formatDayNumber, formatHour, formatLongDay, formatMonth } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { eventWords } from '#words/events/words.ts'

/** An event as pages show it, by the clocks of Paris. */
export function eventView(event: Event, locale: Locale) {
  const { id, title, description, image, place, price, placesLeft, isPast, isOpen, startsAt, endsAt } = event
  const words = eventWords[locale]
  const day = parisDay(new Date(startsAt))
  return {
    id,
    title,
    description,
    image,
    place,
    price,
    isPast,
    isOpen,
    isFull: placesLeft === 0,
    path: pathInLocale(eventPath(event), locale),
    startsAt,
    endsAt,
    day: formatDayNumber(day, locale),
    month: formatMonth({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), locale }),
    when: eventWhen(event, locale),
    places: isOpen ? placesSaid(placesLeft, words) : words.closed,
  }
}

export type EventView = ReturnType<typeof eventView>

function placesSaid(left: number, { full, placesLeft }: (typeof eventWords)[Locale]): string {
  if (left === 0) return full
  return left === 1 ? placesLeft.one : fill(placesLeft.many, { n: left })
}

function eventWhen({ startsAt, endsAt }: Event, locale: Locale): string {
  const words = eventWords[locale]
  const [from, until] = [moment(startsAt, locale), moment(endsAt, locale)]
  const said = from.day === until.day ? words.when : words.whenDays
  return fill(said, { day: from.day, lastDay: until.day, from: from.time, until: until.time })
}

function moment(instant: string, locale: Locale) {
  const at = new Date(instant)
  return { day: formatLongDay(parisDay(at), locale), time: formatHour(clockTime(parisMinutes(at)), locale) }
}
