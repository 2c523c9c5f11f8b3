import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Moment, OneLine, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { REGISTRATION_STATES } from './closed-sets.ts'

const Count = z.number().int()

const EventFields = z.object({
  isPublished: z.boolean().default(false),
  /** When it is shown and hidden by itself; each is emptied once that is done. */
  showAt: Moment.nullable().default(null),
  hideAt: Moment.nullable().default(null),
  startsAt: Moment,
  endsAt: Moment,
  /** People that there is room for: no fewer than come already. */
  capacity: z.number().int().min(1).max(100_000),
  isOpen: z.boolean().default(true),
  mediaId: MediaId.nullable().default(null),
  texts: textsOf(
    z.object({ title: OneLine(200).min(1), place: OneLine(200).min(1), price: OneLine(200), description: Text(5_000) }),
  ),
})
export type EventFields = z.infer<typeof EventFields>

const search = { value: 'text', operators: ['equal'] } as const
const yes = { value: 'boolean', operators: ['equal'] } as const
const day = { value: 'day', operators: ['equal'] } as const
const number = { value: 'number', operators: ['equal'] } as const

/** How many come, how many wait, and how many places are left. */
const places = { coming: Count, waiting: Count, placesLeft: Count }

export const events = defineResource({
  one: 'event',
  many: 'events',
  path: '/admin/event',
  area: 'content',
  about: 'what the estate invites to, with how many come',
  fields: EventFields,
  facts: z.object(places),
  row: z.object({
    title: z.string().nullable(),
    startsAt: z.string(),
    capacity: Count,
    ...places,
    isPublished: z.boolean(),
    isOpen: z.boolean(),
    showAt: z.string().nullable(),
    hideAt: z.string().nullable(),
    mediaId: z.string().nullable(),
  }),
  list: defineList({
    filters: { search, isPublished: yes, isOpen: yes, isPast: yes, from: day, until: day, id: number },
    orderBy: ['startsAt', 'title', 'capacity', 'coming', 'id'],
    defaultOrder: '-startsAt',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isPublished: z.boolean(), isOpen: z.boolean() }),
})

const registered = {
  name: z.string(),
  event: z.string().nullable(),
  startsAt: z.string(),
  state: z.enum(REGISTRATION_STATES),
  people: Count,
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** What the estate notes for itself. */
  note: z.string(),
  createdAt: z.string(),
}

/** Only looked at: what changes of them is done by calls that tell who is concerned. */
export const registrations = defineResource({
  one: 'registration',
  many: 'registrations',
  path: '/admin/registration',
  area: 'guests',
  about: 'who comes to an event, waits or has cancelled',
  fields: z.object({}),
  facts: z.object({ ...registered, idEvent: Count, locale: z.string() }),
  row: z.object({ ...registered, idEvent: Count }),
  list: defineList({
    filters: { search, idEvent: number, state: search, isPast: yes, from: day, until: day },
    orderBy: ['createdAt', 'name', 'startsAt', 'people', 'id'],
    defaultOrder: '-createdAt',
    defaultNbItem: 25,
  }),
  can: [],
})
