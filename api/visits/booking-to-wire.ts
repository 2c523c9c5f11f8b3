import type { BookedVisit } from '#contract/visits/bookings.ts'
import { VISIT_LANGUAGES } from '#contract/visits/closed-sets.ts'
import { findServiceCalendar } from '#db/queries/deliveries/calendars.ts'
import type { BookingRow } from '#db/queries/visits/bookings.ts'
import { findServiceTitle } from '#db/queries/visits/services.ts'
import type { SiteDb } from '#db/site-db.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'

interface WireContext {
  locale: string
  now: Date
}

/** Bookings of one service. */
export async function bookingsToWire(
  db: SiteDb,
  { rows, serviceId, locale, now }: WireContext & { rows: readonly BookingRow[]; serviceId: number },
): Promise<BookedVisit[]> {
  const [title, calendar] = await Promise.all([
    findServiceTitle(db, { id: serviceId, locale }),
    findServiceCalendar(db, serviceId),
  ])
  const service = { id: serviceId, title: title ?? '', idCalendar: calendar?.id ?? null }
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    service,
    date: parisDay(row.starts_at),
    idSchedule: parisMinutes(row.starts_at),
    from: clockTime(parisMinutes(row.starts_at)),
    until: clockTime(parisMinutes(row.ends_at)),
    people: row.people,
    language: VISIT_LANGUAGES.find((language) => language === row.language) ?? 'fr',
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    phone: row.phone,
    message: row.message,
    isOver: hasBegun(row.starts_at, now),
  }))
}

export async function bookingToWire(
  db: SiteDb,
  { row, locale, now }: WireContext & { row: BookingRow },
): Promise<BookedVisit> {
  const [booking] = await bookingsToWire(db, { rows: [row], serviceId: row.service_id, locale, now })
  if (!booking) throw new Error(`Booking ${row.id} cannot be told`)
  return booking
}
