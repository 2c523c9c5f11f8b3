import type { BookedVisit } from '#contract/visits/bookings.ts'
import { VISIT_LANGUAGES } from '#contract/visits/closed-sets.ts'
import { findServiceCalendar } from '#db/queries/deliveries/calendars.ts'
import type { BookingRow } from '#db/queries/visits/bookings.ts'
import { type DepositCard, depositCards } from '#db/queries/visits/deposits.ts'
import { findServiceTitle } from '#db/queries/visits/services.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { depositTotal } from '#rules/visits/deposits.ts'
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
  const withDeposit = rows.filter(({ deposit_cents }) => deposit_cents !== null)
  const [title, calendar, cards] = await Promise.all([
    findServiceTitle(db, { id: serviceId, locale }),
    findServiceCalendar(db, serviceId),
    depositCards(
      db,
      withDeposit.map(({ id }) => id),
    ),
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
    deposit: depositToWire(row, cards.get(row.id)),
  }))
}

function depositToWire(row: BookingRow, card: DepositCard | undefined): BookedVisit['deposit'] {
  const { deposit_cents, refund_until, state, people } = row
  if (deposit_cents === null || refund_until === null) return null
  return {
    person: euros(cents(deposit_cents)),
    total: euros(depositTotal(deposit_cents, people)),
    isPaid: card !== undefined,
    until: state === 'AWAITING_DEPOSIT' ? (row.deposit_until?.toISOString() ?? null) : null,
    refundUntil: refund_until.toISOString(),
    card: card ? { balance: euros(cents(card.balance_cents)), expiresAt: card.expires_at.toISOString() } : null,
  }
}

export async function bookingToWire(
  db: SiteDb,
  { row, locale, now }: WireContext & { row: BookingRow },
): Promise<BookedVisit> {
  const [booking] = await bookingsToWire(db, { rows: [row], serviceId: row.service_id, locale, now })
  if (!booking) throw new Error(`Booking ${row.id} cannot be told`)
  return booking
}
