import type { Handler } from '#api/calls/handler.ts'
import type { withdrawBooking } from '#contract/visits/bookings.ts'
import { giveUpBooking } from './give-up-booking.ts'
import { openBookingOf } from './open-booking.ts'

/** For the estate, whom somebody has called, or who sees that nobody will come. */
export const handleWithdrawBooking: Handler<typeof withdrawBooking> = async ({ params }, parts) =>
  giveUpBooking(parts, { open: await openBookingOf(parts.db, params.id), by: 'ESTATE' })
