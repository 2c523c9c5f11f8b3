import { z } from 'zod'
import { Email, Name, Phone } from '#contract/accounts/accounts.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { FileAnswer, IdParam, listOutput, Text } from '#contract/basics/shapes.ts'
import { PaymentStep } from '#contract/checkout/checkout.ts'
import { AddressRequest } from '#contract/orders/orders.ts'
import { BOOKING_STATES, VISIT_LANGUAGES } from './closed-sets.ts'
import * as routes from './routes.ts'

/** 256 bits in base64url, as links of mails carry them. */
const BookingToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** A day and a start in minutes of it, as the calendar tells them. */
const Slot = {
  date: z.iso.date(),
  idSchedule: z.number().int().nonnegative().max(1_440),
}
const People = z.number().int().positive().max(1_000)

/** What a party pays before it comes, in euros. It becomes credit for purchases. */
const Deposit = z.object({
  person: z.number(),
  total: z.number(),
  isPaid: z.boolean(),
  /** Until when the place is kept without it; null when nothing is waited for. */
  until: z.string().nullable(),
  /** Until when the visitor who cancels gets it back. */
  refundUntil: z.string(),
  /** Where the credit lies once it is paid; its code comes by mail. */
  card: z.object({ balance: z.number(), expiresAt: z.string() }).nullable(),
})

const BookedVisit = z.object({
  id: z.number().int(),
  state: z.enum(BOOKING_STATES),
  service: z.object({ id: z.number().int(), title: z.string(), idCalendar: z.number().int().nullable() }),
  date: z.string(),
  idSchedule: z.number().int(),
  from: z.string(),
  until: z.string(),
  people: z.number().int(),
  language: z.enum(VISIT_LANGUAGES),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** The visit has begun: nothing can be changed any more. */
  isOver: z.boolean(),
  /** Null where none is asked. */
  deposit: Deposit.nullable(),
})
export type BookedVisit = z.infer<typeof BookedVisit>

export const bookVisit = defineCall({
  name: 'bookVisit',
  ...routes.bookVisit,
  about:
    'Books places in a visit; where a deposit is asked, they are kept for a while until it is paid. With `waits`, a slot without room puts on its waiting list instead of being refused. The same `key` books once, and so does one e-mail address in one slot.',
  who: 'visitor',
  params: z.object({ id: IdParam }),
  body: z.object({
    ...Slot,
    language: z.enum(VISIT_LANGUAGES),
    people: People,
    firstname: Name,
    lastname: Name,
    email: Email,
    phone: Phone.min(1),
    message: Text(2_000).default(''),
    consent: z.boolean(),
    waits: z.boolean().default(false),
    key: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .nullish(),
  }),
  output: z.object({ state: z.enum(BOOKING_STATES), token: z.string() }),
  refusals: [
    'service-not-found',
    'visit-slot-gone',
    'visit-full',
    'visit-already-booked',
    'payment-closed',
    'too-many-requests',
  ],
  answersSecret: true,
  limit: { per: 'address', max: 30, seconds: 3_600 },
})

export const getNextVisit = defineCall({
  name: 'getNextVisit',
  ...routes.getNextVisit,
  about:
    'The next visit that the customer’s address has a place in or waits for, with the token of its mails. Nothing while the address is not confirmed.',
  who: 'customer',
  output: z.object({ visit: z.object({ token: z.string(), booking: BookedVisit }).nullable() }),
  refusals: [],
  answersSecret: true,
})

export const getBooking = defineCall({
  name: 'getBooking',
  ...routes.getBooking,
  about: 'A booking, for whoever holds the link of its mails.',
  who: 'visitor',
  differsBy: 'link',
  params: BookingToken,
  output: BookedVisit,
  refusals: ['booking-not-found'],
})

export const payDeposit = defineCall({
  name: 'payDeposit',
  ...routes.payDeposit,
  about:
    'Makes the order of a booking’s deposit and starts its payment. The amount is the estate’s. Asked again with the same address, it gives the same order.',
  who: 'visitor',
  params: BookingToken,
  body: AddressRequest.omit({ firstname: true, lastname: true }).extend({ acceptsSaleTerms: z.boolean() }),
  output: z.object({ publicId: z.string(), payment: PaymentStep }),
  refusals: [
    'booking-not-found',
    'deposit-not-due',
    'deposit-over',
    'payment-closed',
    'payment-away',
    'too-many-unpaid-orders',
  ],
  priority: 'critical',
  limit: { per: 'address', max: 60, seconds: 3_600 },
})

/** Whoever changes their mind does so a few times; a program that does it all day is stopped. */
const CHANGES = { per: 'address', max: 60, seconds: 3_600 } as const

const MOVE_REFUSALS = [
  'booking-not-found',
  'booking-over',
  'visit-slot-gone',
  'visit-full',
  'deposit-fixes-people',
  'visit-already-booked',
] as const

export const moveBooking = defineCall({
  name: 'moveBooking',
  ...routes.moveBooking,
  about:
    'Takes another slot, or brings more or fewer people; a deposit stays, and fixes how many. The old place is kept unless the new one is sure.',
  who: 'visitor',
  params: BookingToken,
  body: z.object({ ...Slot, people: People }),
  output: BookedVisit,
  refusals: [...MOVE_REFUSALS, 'too-many-requests'],
  limit: CHANGES,
})

export const cancelBooking = defineCall({
  name: 'cancelBooking',
  ...routes.cancelBooking,
  about:
    'Gives the places back; the first on the waiting list whom they suffice has them. In time, what is left of the deposit goes back. Asked twice, it is the same.',
  who: 'visitor',
  params: BookingToken,
  output: BookedVisit,
  refusals: ['booking-not-found', 'booking-over', 'too-many-requests'],
  limit: CHANGES,
})

export const getBookingCalendar = defineCall({
  name: 'getBookingCalendar',
  ...routes.getBookingCalendar,
  about: 'The visit as a calendar file (RFC 5545).',
  who: 'visitor',
  differsBy: 'link',
  params: BookingToken,
  output: FileAnswer,
  answersFile: true,
  refusals: ['booking-not-found'],
})

export const withdrawBooking = defineCall({
  name: 'withdrawBooking',
  ...routes.withdrawBooking,
  about:
    'Cancels a booking for its visitor, who is told; the places go to who waits for them, what is left of the deposit goes back.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  output: BookedVisit,
  refusals: ['booking-not-found', 'booking-over'],
})

export const relocateBooking = defineCall({
  name: 'relocateBooking',
  ...routes.relocateBooking,
  about:
    'Gives a visitor another slot, or room for more or fewer, and tells them by mail. Never more than there is room for; a deposit stays, and fixes how many.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  body: z.object({ ...Slot, people: People }),
  output: BookedVisit,
  refusals: MOVE_REFUSALS,
})

export const enterBooking = defineCall({
  name: 'enterBooking',
  ...routes.enterBooking,
  about:
    'Books for somebody who called: without a deposit, however short the notice, and never more than there is room for. Who has an address is told by mail.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  body: z.object({
    ...Slot,
    language: z.enum(VISIT_LANGUAGES),
    people: People,
    firstname: Name,
    lastname: Name,
    email: Email.nullish(),
    phone: Phone.default(''),
    message: Text(2_000).default(''),
    /** In which they are written to. */
    locale: z.enum(['fr', 'en']).default('fr'),
  }),
  output: BookedVisit,
  refusals: ['service-not-found', 'visit-slot-gone', 'visit-full', 'visit-already-booked'],
})

const AgendaBooking = BookedVisit.pick({
  id: true,
  state: true,
  people: true,
  language: true,
  firstname: true,
  lastname: true,
  email: true,
  phone: true,
  message: true,
  isOver: true,
}).extend({ hasDeposit: z.boolean() })

const AgendaSlot = z.object({
  idService: z.number().int(),
  service: z.string(),
  idSchedule: z.number().int(),
  from: z.string(),
  until: z.string(),
  /** Null of a time outside the hours of the service, at which somebody comes all the same. */
  capacity: z.number().int().nullable(),
  taken: z.number().int(),
  bookings: z.array(AgendaBooking),
})
export type AgendaSlot = z.infer<typeof AgendaSlot>
export type AgendaBooking = z.infer<typeof AgendaBooking>

export const getAgenda = defineCall({
  name: 'getAgenda',
  ...routes.getAgenda,
  about: 'The slots of all visits from a day on, for one to seven days, with who comes and who waits.',
  who: 'admin',
  area: 'guests',
  params: z.object({ date: z.iso.date(), days: z.coerce.number().int().min(1).max(7) }),
  output: z.object({
    days: z.array(z.object({ date: z.string(), slots: z.array(AgendaSlot) })),
    services: z.array(
      z.object({ id: z.number().int(), title: z.string(), languages: z.array(z.string()), isValid: z.boolean() }),
    ),
  }),
  refusals: [],
})

export const getBookings = defineCall({
  name: 'getBookings',
  ...routes.getBookings,
  about: 'Who comes to a visit, soonest first; `date=gte:2026-12-01` from a day on.',
  who: 'admin',
  area: 'guests',
  params: z.object({ id: IdParam }),
  list: defineList({
    filters: {
      state: { value: 'text', operators: ['equal', 'different'] },
      date: {
        value: 'text',
        operators: ['equal', 'inferior', 'inferior_or_equal', 'superior', 'superior_or_equal'],
      },
    },
    orderBy: ['date', 'id'],
    defaultOrder: 'date',
    defaultNbItem: 100,
  }),
  output: listOutput('booking', BookedVisit),
  refusals: ['service-not-found'],
})
