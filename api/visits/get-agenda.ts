import type { Handler } from '#api/calls/handler.ts'
import { holidaysAround } from '#api/deliveries/french-holidays.ts'
import type { AgendaBooking, AgendaSlot, getAgenda } from '#contract/visits/bookings.ts'
import { VISIT_LANGUAGES } from '#contract/visits/closed-sets.ts'
import { findServiceCalendar } from '#db/queries/deliveries/calendars.ts'
import { type BookingRow, bookingsBetween } from '#db/queries/visits/bookings.ts'
import { listServiceNames } from '#db/queries/visits/services.ts'
import { addDays, clockTime, parisInstant, parisMinutes } from '#rules/basics/paris-time.ts'
import { agendaSlots } from '#rules/visits/agenda.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'

export const handleGetAgenda: Handler<typeof getAgenda> = async ({ params }, { db, locale, now }) => {
  const dates = Array.from({ length: params.days }, (_, at) => addDays(params.date, at))
  const services = await listServiceNames(db, locale)
  const calendars = await Promise.all(services.map(({ id }) => findServiceCalendar(db, id)))
  const stretch = { from: parisInstant(params.date, 0), until: parisInstant(addDays(params.date, params.days), 0) }
  const bookings = await bookingsBetween(db, stretch)
  const holidays = holidaysAround(Number(params.date.slice(0, 4)))
  const slotsOf = (day: string): AgendaSlot[] =>
    services.flatMap(({ id, title, is_valid }, at) => {
      const own = bookings.filter(({ service_id }) => service_id === id)
      // A hidden service offers nothing, but who has booked it comes.
      const calendar = is_valid ? (calendars[at] ?? null) : null
      return agendaSlots({ day, calendar, bookings: own, holidays }).map((slot) => ({
        idService: id,
        service: title ?? '',
        idSchedule: slot.idSchedule,
        from: clockTime(parisMinutes(slot.from)),
        until: clockTime(parisMinutes(slot.until)),
        capacity: slot.capacity,
        taken: slot.taken,
        bookings: slot.bookings.map((row) => bookingInAgenda(row, now)),
      }))
    })
  const days = dates.map((date) => ({ date, slots: slotsOf(date).sort((a, b) => a.idSchedule - b.idSchedule) }))
  const named = services.map(({ id, title, languages, is_valid }) => ({
    id,
    title: title ?? '',
    languages,
    isValid: is_valid,
  }))
  return { value: { days, services: named } }
}

function bookingInAgenda(row: BookingRow, now: Date): AgendaBooking {
  const { id, state, people, firstname, lastname, email, phone, message } = row
  const language = VISIT_LANGUAGES.find((one) => one === row.language) ?? 'fr'
  const isOver = hasBegun(row.starts_at, now)
  const hasDeposit = row.deposit_cents !== null
  return { id, state, people, language, firstname, lastname, email, phone, message, isOver, hasDeposit }
}
