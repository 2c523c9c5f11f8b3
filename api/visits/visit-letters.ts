import { type Block, type Letter, text } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriter, type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { time, weekday } from '#api/mails/mail-formats.ts'
import { VISIT_LANGUAGES, type VisitNews, type VisitStep } from '#contract/visits/closed-sets.ts'
import { type BookingRow, findBooking } from '#db/queries/visits/bookings.ts'
import { findServiceTitle } from '#db/queries/visits/services.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import { withoutLinks } from '#rules/content/message-checks.ts'
import { fill } from '#words/basics/fill.ts'
import { visitWords } from '#words/visits/words.ts'
import { openBookingToken } from './booking-token.ts'
import { visitCalendarFile, visitPlace } from './visit-calendar-file.ts'

interface VisitWriting extends LetterContext {
  booking: BookingRow
  title: string
  token: string
}

/** What stands in a link that the estate looks at. */
const HIDDEN = '…'

export const visitLetters: Pick<LetterWriters, 'VISIT_STEP' | 'VISIT_NEWS'> = {
  VISIT_STEP: async (db, options) => {
    const { bookingId, step } = mailFacts.VISIT_STEP.parse(options.mail.facts)
    const writing = await openWriting(db, { ...options, bookingId })
    if (!writing) return null
    return {
      ...PLAIN_LETTER,
      letter: visitStep(writing, step),
      attachments: calendarOf(writing, step),
      hasAlcohol: true,
    }
  },
  VISIT_NEWS: async (db, options) => {
    const { bookingId, step } = mailFacts.VISIT_NEWS.parse(options.mail.facts)
    const writing = await openWriting(db, { ...options, bookingId })
    return writing && { ...PLAIN_LETTER, letter: visitNews(writing, step) }
  },
}

type WriterOptions = Parameters<LetterWriter>[1]

async function openWriting(
  db: Parameters<LetterWriter>[0],
  { bookingId, context, secrets }: WriterOptions & { bookingId: number },
): Promise<VisitWriting | null> {
  const booking = await findBooking(db, bookingId)
  if (!booking) return null
  const title = (await findServiceTitle(db, { id: booking.service_id, locale: context.locale })) ?? ''
  return { ...context, booking, title, token: secrets ? openBookingToken(secrets, booking) : HIDDEN }
}

const WITH_CALENDAR: ReadonlySet<VisitStep> = new Set(['BOOKED', 'FREED', 'MOVED'])

function calendarOf(writing: VisitWriting, step: VisitStep): Attachment[] {
  if (!WITH_CALENDAR.has(step)) return []
  const words = visitWords[writing.locale]
  const content = visitCalendarFile({ ...writing, words, url: bookingUrl(writing) })
  return [{ filename: `${words.file.name}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }]
}

/** To who booked. */
export function visitStep(writing: VisitWriting, step: VisitStep): Letter {
  const { words, booking } = writing
  const said = words.visit.steps[step]
  const told = visitFacts(writing)
  const isOver = step === 'CANCELLED'
  const place: Block = { kind: 'facts', title: words.visit.place, lines: visitPlace(writing.estate) }
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      text(fill(words.hello, { firstname: withoutLinks(booking.firstname) })),
      text(fill(said.body, told)),
      visitBlock(writing),
      ...when(!isOver && place.lines.length > 0, place),
      ...when<Block>(!isOver, { kind: 'button', label: words.visit.button, url: bookingUrl(writing) }),
    ],
    reason: fill(words.why.asked, { site: siteHost(writing) }),
  }
}

/** To the estate: who comes, and how to reach them. */
export function visitNews(writing: VisitWriting, step: VisitNews): Letter {
  const { words, booking } = writing
  const said = words.visit.news[step]
  const told = visitFacts(writing)
  const { email, phone, message } = booking
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      text(fill(said.body, told)),
      visitBlock(writing),
      { kind: 'facts', title: words.visit.visitor, lines: [told.name, email, phone] },
      ...when(message !== '', ...message.split(/\n+/).map(text)),
    ],
    reason: fill(words.held.why, { site: siteHost(writing) }),
    isForEstate: true,
  }
}

function visitFacts({ booking, title, estate, locale }: VisitWriting) {
  const { firstname, lastname, starts_at, people } = booking
  return {
    title,
    estate: estate.name,
    name: `${firstname} ${lastname}`,
    day: weekday(starts_at, locale),
    time: time(starts_at, locale),
    people,
  }
}

function visitBlock(writing: VisitWriting): Block {
  const { booking, title, locale, words } = writing
  const visits = visitWords[locale]
  const language = VISIT_LANGUAGES.find((one) => one === booking.language)
  const told = { ...visitFacts(writing), until: time(booking.ends_at, locale) }
  return {
    kind: 'facts',
    title,
    lines: [
      fill(words.visit.when, told),
      fill(booking.people === 1 ? visits.people.one : visits.people.many, { n: booking.people }),
      ...(language ? [visits.inLanguage[language]] : []),
    ],
  }
}

function bookingUrl(writing: VisitWriting): string {
  return pageUrl(writing, `/visit/${writing.token}`)
}
