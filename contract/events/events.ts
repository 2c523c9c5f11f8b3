import { z } from 'zod'
import { Email } from '#contract/accounts/accounts.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer, IdParam, listOutput, OneLine, Text } from '#contract/basics/shapes.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { MOST_PEOPLE, REGISTRATION_STATES } from './closed-sets.ts'
import * as routes from './routes.ts'

/** What an element of the route `evenements` tells besides its title. */
export const EventFacts = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  place: z.string(),
  /** What it costs, in words; empty where nothing is said. */
  price: z.string(),
  capacity: z.number().int(),
  /** Whether one can register; what is told of it besides is told all the same. */
  isOpen: z.boolean(),
})

const Event = EventFacts.extend({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: ShownPicture.nullable(),
  placesLeft: z.number().int(),
  /** It has begun or is over: nobody can register any more. */
  isPast: z.boolean(),
})
export type Event = z.infer<typeof Event>

/** 256 bits in base64url, as links of mails carry them. */
const LinkToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

export const getEvents = defineCall({
  name: 'getEvents',
  ...routes.getEvents,
  about: 'What the estate invites to, the next first; and what is over, the latest first.',
  who: 'visitor',
  isShared: true,
  live: ['places'],
  output: z.object({ upcoming: z.array(Event), past: z.array(Event) }),
  refusals: [],
})

export const getEvent = defineCall({
  name: 'getEvent',
  ...routes.getEvent,
  about: 'One event, with the places that are left.',
  who: 'visitor',
  isShared: true,
  live: ['places'],
  params: z.object({ id: IdParam }),
  output: Event,
  refusals: ['element-not-found'],
})

export const registerForEvent = defineCall({
  name: 'registerForEvent',
  ...routes.registerForEvent,
  about:
    'Takes places at an event, or a place on its waiting list. The answer is the same for every address; one that is registered already is told by mail.',
  who: 'visitor',
  params: z.object({ route: OneLine(100).min(1), id: IdParam }),
  body: z.object({
    firstname: OneLine(100).min(1),
    lastname: OneLine(100).min(1),
    email: Email,
    phone: OneLine(30).nullish(),
    people: z.number().int().min(1).max(MOST_PEOPLE),
    message: Text(1_000).nullish(),
    consent: z.boolean(),
    /** Wants to wait when there is no room. */
    waits: z.boolean().optional(),
  }),
  output: z.object({ isWaiting: z.boolean() }),
  refusals: ['element-not-found', 'event-over', 'event-closed', 'event-full', 'too-many-requests'],
  limit: { per: 'address', max: 30, seconds: 3600 },
})

const Registration = z.object({
  state: z.enum(REGISTRATION_STATES),
  people: z.number().int(),
  firstname: z.string(),
  event: Event,
})

export const getRegistration = defineCall({
  name: 'getRegistration',
  ...routes.getRegistration,
  about: 'How a registration stands, for whoever holds the token of its mails.',
  who: 'visitor',
  differsBy: 'link',
  params: LinkToken,
  output: Registration,
  refusals: ['registration-not-found'],
  limit: { per: 'address', max: 120, seconds: 3600 },
})

export const getNextRegistration = defineCall({
  name: 'getNextRegistration',
  ...routes.getNextRegistration,
  about:
    'The next event that the customer’s address is registered for, with the token of its mails. Nothing while the address is not confirmed.',
  who: 'customer',
  output: z.object({ next: Registration.extend({ token: z.string() }).nullable() }),
  refusals: [],
  answersSecret: true,
})

export const cancelRegistration = defineCall({
  name: 'cancelRegistration',
  ...routes.cancelRegistration,
  about: 'Gives the places back; who waits for them is told. Asked twice, it is the same.',
  who: 'visitor',
  params: LinkToken,
  output: Registration,
  refusals: ['registration-not-found', 'event-over'],
  limit: { per: 'address', max: 60, seconds: 3600 },
})

export const getRegistrationCalendar = defineCall({
  name: 'getRegistrationCalendar',
  ...routes.getRegistrationCalendar,
  about: 'The event for one’s own calendar, for whoever holds the token of its mails and comes.',
  who: 'visitor',
  differsBy: 'link',
  params: LinkToken,
  output: FileAnswer,
  answersFile: true,
  refusals: ['registration-not-found'],
  limit: { per: 'address', max: 120, seconds: 3600 },
})

export const withdrawRegistration = defineCall({
  name: 'withdrawRegistration',
  ...routes.withdrawRegistration,
  about: 'Cancels a registration for who made it, who is told; the places go to who waits for them.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  output: z.object({ state: z.enum(REGISTRATION_STATES) }),
  refusals: ['registration-not-found', 'event-over'],
})

export const listRegistrations = defineCall({
  name: 'listRegistrations',
  ...routes.listRegistrations,
  about: 'Who comes to an event, who waits and who has cancelled, in the order in which they asked.',
  who: 'admin',
  area: 'guests',
  params: z.object({ route: OneLine(100).min(1), id: IdParam }),
  output: listOutput(
    'registration',
    z.object({
      id: z.number().int(),
      state: z.enum(REGISTRATION_STATES),
      people: z.number().int(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      message: z.string(),
      locale: z.string(),
      createdAt: z.string(),
    }),
  ).extend({ coming: z.number().int(), waiting: z.number().int(), placesLeft: z.number().int() }),
  refusals: ['element-not-found'],
})

export const noteRegistration = defineCall({
  name: 'noteRegistration',
  ...routes.noteRegistration,
  about:
    'What the estate notes for itself of somebody who comes; an empty text takes it away. They see it when they ask for their data.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  body: z.object({ note: Text(2_000) }),
  output: z.object({ id: z.number().int() }),
  refusals: ['registration-not-found'],
})
