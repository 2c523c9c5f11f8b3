import { hashToken } from '#api/calls/session-token.ts'
import { type BookingRow, findBooking, findBookingByToken } from '#db/queries/visits/bookings.ts'
import { type BookableService, lockService } from '#db/queries/visits/services.ts'
import type { SiteDb } from '#db/site-db.ts'

interface OpenBooking {
  booking: BookingRow
  service: BookableService
}

/** The booking behind a link with its service locked, as it stands once the lock is held. */
export async function openBooking(db: SiteDb, token: string): Promise<OpenBooking | null> {
  const found = await findBookingByToken(db, hashToken(token))
  const service = found && (await lockService(db, found.service_id))
  const booking = service && (await findBooking(db, found.id))
  return booking ? { booking, service } : null
}
