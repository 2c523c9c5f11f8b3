import { hashToken } from '#api/calls/session-token.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'
import { type BookingRow, findBooking, findBookingByToken } from '#db/queries/visits/bookings.ts'
import { lockDepositOrder } from '#db/queries/visits/deposits.ts'
import { type BookableService, lockService } from '#db/queries/visits/services.ts'
import type { SiteDb } from '#db/site-db.ts'

export interface OpenBooking {
  booking: BookingRow
  service: BookableService
  /** By which its deposit is or was paid; null when none was asked, or the last one ended unpaid. */
  order: LockedOrder | null
}

/** The booking behind a link with its service and its order locked, as it stands once both locks are held. */
export async function openBooking(db: SiteDb, token: string): Promise<OpenBooking | null> {
  const found = await findBookingByToken(db, hashToken(token))
  return found ? lockBooking(db, found) : null
}

/** The same by its number, for the estate. */
export async function openBookingOf(db: SiteDb, id: number): Promise<OpenBooking | null> {
  const found = await findBooking(db, id)
  return found ? lockBooking(db, found) : null
}

async function lockBooking(
  db: SiteDb,
  { id, service_id }: Pick<BookingRow, 'id' | 'service_id'>,
): Promise<OpenBooking | null> {
  const service = await lockService(db, service_id)
  // A payment may complete the order without the service's lock: only under the order's is the state the last one.
  const order = service ? await lockDepositOrder(db, id) : null
  const booking = service && (await findBooking(db, id))
  return booking ? { booking, service, order } : null
}
