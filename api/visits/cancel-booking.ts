import type { Handler } from '#api/calls/handler.ts'
import type { cancelBooking } from '#contract/visits/bookings.ts'
import { giveUpBooking } from './give-up-booking.ts'
import { openBooking } from './open-booking.ts'

export const handleCancelBooking: Handler<typeof cancelBooking> = async ({ params }, parts) =>
  giveUpBooking(parts, { open: await openBooking(parts.db, params.token), by: 'VISITOR' })
