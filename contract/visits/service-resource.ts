import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { Euros, Id, Moment, OneLine, Text } from '#contract/basics/shapes.ts'
import { MediaId } from '#contract/media/pictures.ts'
import { defineResource } from '#contract/office/define-resource.ts'
import { textsOf } from '#contract/office/texts.ts'
import { BOOKING_STATES, VISIT_LANGUAGES } from './closed-sets.ts'

const Count = z.number().int()
/** `09:30`, as clocks in Paris show it. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When one can come, and how many at once. */
const VisitCalendar = z.object({
  id: Id.optional(),
  slotMinutes: z.number().int().min(10).max(480),
  /** People that one slot takes: no fewer than come already. */
  capacity: z.number().int().min(1).max(1_000),
  closesOnHolidays: z.boolean(),
  hours: z.array(z.object({ weekday: z.number().int().min(1).max(7), opens: ClockTime, closes: ClockTime })).max(70),
  closures: z.array(z.object({ day: z.iso.date() })).max(1_000),
})

const ServiceFields = z.object({
  isValid: z.boolean().default(false),
  /** When it is shown and hidden by itself; each is emptied once that is done. */
  showAt: Moment.nullable().default(null),
  hideAt: Moment.nullable().default(null),
  position: z.number().int().min(0).max(10_000).default(0),
  price: Euros.nullable().default(null),
  deposit: Euros.min(1).nullable().default(null),
  durationMinutes: z.number().int().min(5).max(1_440).nullable().default(null),
  languages: z.array(z.enum(VISIT_LANGUAGES)).min(1).max(VISIT_LANGUAGES.length).default(['fr']),
  minPeople: z.number().int().min(1).max(1_000).default(1),
  maxPeople: z.number().int().min(1).max(1_000).default(8),
  leadHours: z.number().int().min(0).max(8_760).default(24),
  daysAhead: z.number().int().min(1).max(730).default(90),
  tags: z.array(OneLine(60).min(1)).max(20).default([]),
  mediaId: MediaId.nullable().default(null),
  texts: textsOf(z.object({ title: OneLine(200).min(1), description: Text(5_000), goodToKnow: Text(2_000) })),
  /** One, or none where nobody books online. */
  calendars: z.array(VisitCalendar).max(1).default([]),
})
export type ServiceFields = z.infer<typeof ServiceFields>

const search = { value: 'text', operators: ['equal'] } as const
const yes = { value: 'boolean', operators: ['equal'] } as const
const day = { value: 'day', operators: ['equal'] } as const
const number = { value: 'number', operators: ['equal'] } as const

export const services = defineResource({
  one: 'service',
  many: 'services',
  path: '/admin/service',
  area: 'content',
  about: 'the visits, tastings and nights that the estate offers, with their days and hours',
  fields: ServiceFields,
  facts: z.object({ booked: Count }),
  row: z.object({
    title: z.string().nullable(),
    price: z.number().nullable(),
    durationMinutes: Count.nullable(),
    capacity: Count.nullable(),
    /** People who come from now on. */
    booked: Count,
    isValid: z.boolean(),
    showAt: z.string().nullable(),
    position: Count,
  }),
  list: defineList({
    filters: { search, isValid: yes, id: number },
    orderBy: ['position', 'title', 'price', 'booked', 'id'],
    defaultOrder: 'position',
    defaultNbItem: 25,
  }),
  can: ['create', 'change', 'changeMany', 'remove'],
  alike: z.object({ isValid: z.boolean() }),
})

const booked = {
  startsAt: z.string(),
  name: z.string(),
  service: z.string().nullable(),
  state: z.enum(BOOKING_STATES),
  people: Count,
  language: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  createdAt: z.string(),
}

/** Only looked at: what changes of them is done by calls that tell who is concerned. */
export const bookings = defineResource({
  one: 'booking',
  many: 'bookings',
  path: '/admin/booking',
  area: 'guests',
  about: 'who comes to a visit, waits or has cancelled',
  fields: z.object({}),
  facts: z.object({ ...booked, idService: Count }),
  row: z.object({ ...booked, idService: Count }),
  list: defineList({
    filters: { search, idService: number, state: search, isPast: yes, from: day, until: day },
    orderBy: ['startsAt', 'name', 'people', 'createdAt', 'id'],
    defaultOrder: '-startsAt',
    defaultNbItem: 25,
  }),
  can: [],
})
