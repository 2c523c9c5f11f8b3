import type { BookedVisit } from '#contract/visits/bookings.ts'
import { formatHour, formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'
import { depositView } from './deposit-view.server.ts'

/** A booking as its page tells it. */
export function bookingView(booking: BookedVisit, locale: Locale) {
  const words = visitWords[locale]
  const { state, isOver, firstname, email, people, language } = booking
  const hasBeen = isOver && state === 'BOOKED'
  const from = formatHour(booking.from, locale)
  const day = formatLongDay(booking.date, locale)
  return {
    title: hasBeen ? words.visit.past : words.visit.title[state],
    intro: hasBeen ? words.visit.pastIntro : fill(words.visit.intro[state], { firstname, email }),
    service: booking.service.title,
    day,
    from,
    lines: [
      fill(words.visit.when, { day, from, until: formatHour(booking.until, locale) }),
      people === 1 ? words.people.one : fill(words.people.many, { n: people }),
      words.inLanguage[language],
    ],
    deposit: depositView(booking, locale),
    hasPlace: state === 'BOOKED' && !isOver,
    canChange: state !== 'CANCELLED' && !isOver,
    move: booking.deposit && state !== 'WAITING' ? words.visit.moveDate : words.visit.move,
    leave: state === 'WAITING' ? words.visit.leaveList : words.visit.cancel,
  }
}
