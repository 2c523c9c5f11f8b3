import { HIDDEN_TOKEN } from '#api/calls/link-token.ts'
import { type Block, type Letter, opening, text } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriter, type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { time, weekday } from '#api/mails/mail-formats.ts'
import type { RegistrationStep } from '#contract/events/closed-sets.ts'
import type { Event } from '#contract/events/events.ts'
import { findRegistration, type RegistrationRow } from '#db/queries/events/registrations.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import { withoutLinks } from '#rules/content/message-checks.ts'
import { fill } from '#words/basics/fill.ts'
import { eventCalendar } from './event-calendar.ts'
import { tellEvent } from './event-to-wire.ts'
import { openRegistrationToken } from './registration-token.ts'

interface EventWriting extends LetterContext {
  event: Pick<Event, 'id' | 'slug' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'price'>
  registration: { id: number; firstname: string; people: number }
  /** Of their own page; null for whom the estate has written down itself. */
  token: string | null
}

export const eventLetters: Pick<LetterWriters, 'EVENT_REGISTRATION'> = {
  EVENT_REGISTRATION: async (db, { mail, context, secrets }) => {
    const { registrationId, step } = mailFacts.EVENT_REGISTRATION.parse(mail.facts)
    const registration = await findRegistration(db, registrationId)
    const event = registration ? await tellEvent({ db, ...context }, registration.element_id) : null
    if (!registration || !event || (step === 'REMINDER' && event.isPast)) return null
    const token = openToken(registration, secrets)
    const writing = { ...context, event, registration, token }
    return { ...PLAIN_LETTER, letter: eventLetter(writing, step), attachments: calendars(writing, step) }
  },
}

/** The estate sees its mails, not the keys of those who come. */
function openToken(registration: RegistrationRow, secrets: Parameters<LetterWriter>[1]['secrets']): string | null {
  if (secrets) return openRegistrationToken(secrets, registration)
  return registration.sealed_token ? HIDDEN_TOKEN : null
}

/** What each step tells, and whether the event goes into a calendar with it or comes out. */
const CALENDAR: Readonly<Record<RegistrationStep, 'in' | 'out' | null>> = {
  COMING: 'in',
  PROMOTED: 'in',
  REMINDER: null,
  WAITING: null,
  AGAIN: null,
  CANCELLED: 'out',
  WITHDRAWN: 'out',
  CHANGED: 'in',
}

export function eventLetter(writing: EventWriting, step: RegistrationStep): Letter {
  const { words, registration } = writing
  const firstname = withoutLinks(registration.firstname)
  const said = words.event
  const own = said.steps[step]
  const told = eventFacts(writing)
  const path = `/evenements/inscription/${writing.token}`
  const hasPage = writing.token !== null && CALENDAR[step] !== 'out'
  return {
    subject: fill(own.subject, told),
    preview: fill(own.body, told),
    title: own.title,
    blocks: [
      opening(fill(words.hello, { firstname })),
      text(fill(own.body, told)),
      facts(writing),
      ...when(CALENDAR[step] === 'in', text(said.calendar)),
      ...when(CALENDAR[step] === 'out', text(said.calendarOut)),
      ...when<Block>(hasPage, { kind: 'button', label: said.button, url: pageUrl(writing, path) }, text(said.change)),
    ],
    reason: fill(words.why.asked, { site: siteHost(writing) }),
    told: { prenom: firstname, evenement: told.title, jour: told.day, heure: told.from },
  }
}

function eventFacts({ event, registration, estate, locale }: EventWriting) {
  const [from, until] = [new Date(event.startsAt), new Date(event.endsAt)]
  return {
    title: event.title,
    day: weekday(from, locale),
    from: time(from, locale),
    until: time(until, locale),
    estate: estate.name,
    people: registration.people,
  }
}

function facts(writing: EventWriting): Block {
  const { words, event, registration } = writing
  const said = words.event
  const told = eventFacts(writing)
  const people = registration.people === 1 ? said.onePerson : said.people
  const lines = [fill(said.when, told), event.place, fill(people, told), event.price]
  return { kind: 'facts', title: event.title, lines: lines.filter((line) => line !== '') }
}

function calendars({ event, registration, estate, locale, now }: EventWriting, step: RegistrationStep): Attachment[] {
  const way = CALENDAR[step]
  if (way === null) return []
  const isCancelled = way === 'out'
  const content = eventCalendar({
    registrationId: registration.id,
    event,
    siteUrl: estate.url,
    locale,
    isCancelled,
    now,
  })
  const method = isCancelled ? 'CANCEL' : 'PUBLISH'
  return [{ filename: `${event.slug}.ics`, contentType: `text/calendar; charset=utf-8; method=${method}`, content }]
}
