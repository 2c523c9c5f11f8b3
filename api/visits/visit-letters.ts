import { HIDDEN_TOKEN } from '#api/calls/link-token.ts'
import { type Block, type Letter, opening, text } from '#api/mails/letter.ts'
import { forEstate, type LetterContext, pageUrl, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriter, type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { type MailFacts, mailFacts } from '#api/mails/mail-facts.ts'
import { money, time, weekday } from '#api/mails/mail-formats.ts'
import { VISIT_LANGUAGES, type VisitNews, type VisitStep } from '#contract/visits/closed-sets.ts'
import { type BookingRow, findBooking } from '#db/queries/visits/bookings.ts'
import { findServiceTitle } from '#db/queries/visits/services.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import { withoutLinks } from '#rules/content/message-checks.ts'
import { depositTotal } from '#rules/visits/deposits.ts'
import { fill } from '#words/basics/fill.ts'
import { visitWords } from '#words/visits/words.ts'
import { openBookingToken } from './booking-token.ts'
import { visitCalendarFile, visitPlace } from './visit-calendar-file.ts'

interface VisitWriting extends LetterContext {
  booking: BookingRow
  title: string
  token: string
}

export const visitLetters: Pick<LetterWriters, 'VISIT_STEP' | 'VISIT_NEWS'> = {
  VISIT_STEP: async (db, options) => {
    const { bookingId, ...told } = mailFacts.VISIT_STEP.parse(options.mail.facts)
    const { step } = told
    const writing = await openWriting(db, { ...options, bookingId })
    if (!writing) return null
    return {
      ...PLAIN_LETTER,
      letter: visitStep(writing, told),
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
  return { ...context, booking, title, token: secrets ? openBookingToken(secrets, booking) : HIDDEN_TOKEN }
}

const WITH_CALENDAR: ReadonlySet<VisitStep> = new Set(['BOOKED', 'FREED', 'MOVED'])

function calendarOf(writing: VisitWriting, step: VisitStep): Attachment[] {
  if (!WITH_CALENDAR.has(step)) return []
  const words = visitWords[writing.locale]
  const content = visitCalendarFile({ ...writing, words, url: bookingUrl(writing) })
  return [{ filename: `${words.file.name}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }]
}

type ToldStep = Omit<MailFacts<'VISIT_STEP'>, 'bookingId'>

const OVER: ReadonlySet<VisitStep> = new Set(['CANCELLED', 'LAPSED'])
const TO_PAY: ReadonlySet<VisitStep> = new Set(['DEPOSIT', 'FREED_DEPOSIT'])

/** To who booked. */
export function visitStep(writing: VisitWriting, toldStep: ToldStep): Letter {
  const { words, booking } = writing
  const firstname = withoutLinks(booking.firstname)
  const { step } = toldStep
  const said = words.visit.steps[step]
  const told = visitFacts(writing)
  const isOver = OVER.has(step)
  const label = TO_PAY.has(step) ? words.visit.payButton : words.visit.button
  const place: Block = { kind: 'facts', title: words.visit.place, lines: visitPlace(writing.estate) }
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      opening(fill(words.hello, { firstname })),
      text(fill(said.body, told)),
      ...depositTexts(writing, toldStep),
      visitBlock(writing, step),
      ...when(!isOver && place.lines.length > 0, place),
      ...when<Block>(!isOver, { kind: 'button', label, url: bookingUrl(writing) }),
    ],
    reason: fill(words.why.asked, { site: siteHost(writing) }),
    told: { prenom: firstname, visite: told.title, jour: told.day, heure: told.time },
  }
}

/** What becomes of the deposit: credit while one comes, back or kept when one does not. */
function depositTexts(writing: VisitWriting, { step, refundedCents, keptCents }: ToldStep): Block[] {
  const { words, booking, locale } = writing
  if (booking.deposit_cents === null) return []
  const told = { ...visitFacts(writing), refunded: money(refundedCents, locale), kept: money(keptCents, locale) }
  return [
    ...when(step === 'BOOKED', text(fill(words.visit.credit, told))),
    ...when(refundedCents > 0, text(fill(words.visit.refunded, told))),
    ...when(refundedCents === 0 && keptCents > 0, text(fill(words.visit.kept, told))),
  ]
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
      visitBlock(writing, step),
      { kind: 'facts', title: words.visit.visitor, lines: [told.name, email, phone] },
      ...when(message !== '', ...message.split(/\n+/).map(text)),
    ],
    ...forEstate(writing),
  }
}

function visitFacts({ booking, title, estate, locale, words }: VisitWriting) {
  const { firstname, lastname, starts_at, people, deposit_cents, deposit_until, refund_until } = booking
  const moment = (at: Date | null) =>
    at ? fill(words.visit.until, { day: weekday(at, locale), time: time(at, locale) }) : ''
  return {
    deposit: money(depositTotal(deposit_cents ?? 0, people), locale),
    payUntil: moment(deposit_until),
    refundUntil: moment(refund_until),
    title,
    estate: estate.name,
    name: `${firstname} ${lastname}`,
    day: weekday(starts_at, locale),
    time: time(starts_at, locale),
    people,
  }
}

/** What is said of a deposit beside day and people; nothing once the visit is off. */
const DEPOSIT_LINES = {
  DEPOSIT: 'depositDue',
  FREED_DEPOSIT: 'depositDue',
  WAITING: 'depositLater',
  BOOKED: 'depositPaid',
  MOVED: 'depositPaid',
  REMINDER: 'depositPaid',
} as const satisfies Partial<Record<VisitStep, string>>

function depositLine({ booking, words }: VisitWriting, step: VisitStep): string | null {
  if (booking.deposit_cents === null || !(step in DEPOSIT_LINES)) return null
  return words.visit[DEPOSIT_LINES[step as keyof typeof DEPOSIT_LINES]]
}

function visitBlock(writing: VisitWriting, step: VisitStep): Block {
  const { booking, title, locale, words } = writing
  const visits = visitWords[locale]
  const language = VISIT_LANGUAGES.find((one) => one === booking.language)
  const told = { ...visitFacts(writing), until: time(booking.ends_at, locale) }
  const deposit = depositLine(writing, step)
  return {
    kind: 'facts',
    title,
    lines: [
      fill(words.visit.when, told),
      fill(booking.people === 1 ? visits.people.one : visits.people.many, { n: booking.people }),
      ...(language ? [visits.inLanguage[language]] : []),
      ...(deposit ? [fill(deposit, told)] : []),
    ],
  }
}

function bookingUrl(writing: VisitWriting): string {
  return pageUrl(writing, `/visit/${writing.token}`)
}
