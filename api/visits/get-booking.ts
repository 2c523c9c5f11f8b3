import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { getBooking } from '#contract/visits/bookings.ts'
import { findBookingByToken } from '#db/queries/visits/bookings.ts'
import { bookingToWire } from './booking-to-wire.ts'

export const handleGetBooking: Handler<typeof getBooking> = async ({ params }, { db, locale, now }) => {
  const row = await findBookingByToken(db, hashToken(params.token))
  return row ? { value: await bookingToWire(db, { row, locale, now }) } : { refusal: 'booking-not-found' }
}
