import { parisDay, parisInstant, parisMinutes } from '#rules/basics/paris-time.ts'
import { type CollectionCalendar, daySlots } from '#rules/deliveries/collection-slots.ts'

interface AgendaBooking {
  starts_at: Date
  ends_at: Date
  people: number
  state: string
}

interface AgendaOptions<Booking extends AgendaBooking> {
  day: string
  /** Null where nobody books online: who comes is told all the same. */
  calendar: CollectionCalendar | null
  bookings: readonly Booking[]
  holidays: ReadonlySet<string>
}

interface AgendaSlot<Booking> {
  idSchedule: number
  from: Date
  until: Date
  /** Null of a time that the calendar does not know any more. */
  capacity: number | null
  taken: number
  bookings: Booking[]
}

/** The slots of a service on a day, with who comes to each; people who come outside its hours have a slot of their own. */
export function agendaSlots<Booking extends AgendaBooking>({
  day,
  calendar,
  bookings,
  holidays,
}: AgendaOptions<Booking>): AgendaSlot<Booking>[] {
  // Seen from the day before, every slot of the day lies ahead: those that have begun are told too.
  const moment = { now: parisInstant(day, 0), delayHours: 0, daysAhead: 1, holidays }
  const open = calendar ? daySlots({ calendar, day, moment }) : []
  const ofDay = bookings.filter(({ starts_at }) => parisDay(starts_at) === day)
  const known = new Set(open.map(({ idSchedule }) => idSchedule))
  const others = ofDay.filter(({ starts_at }) => !known.has(parisMinutes(starts_at)))
  const outside = new Map(others.map(({ starts_at, ends_at }) => [parisMinutes(starts_at), { starts_at, ends_at }]))
  const slots = [
    ...open.map((slot) => ({ ...slot, capacity: calendar?.capacity ?? null })),
    ...[...outside].map(([idSchedule, { starts_at, ends_at }]) => ({
      idSchedule,
      from: starts_at,
      until: ends_at,
      capacity: null,
    })),
  ]
  return slots
    .sort((one, other) => one.idSchedule - other.idSchedule)
    .map((slot) => {
      const own = ofDay.filter(({ starts_at }) => parisMinutes(starts_at) === slot.idSchedule)
      const placed = own.filter(({ state }) => state !== 'WAITING')
      return { ...slot, taken: placed.reduce((sum, { people }) => sum + people, 0), bookings: own }
    })
}
