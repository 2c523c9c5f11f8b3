import type { Handler } from '#api/calls/handler.ts'
import type { cancelBooking } from '#contract/visits/bookings.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { setBookingState } from '#db/queries/visits/bookings.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'
import { bookingToWire } from './booking-to-wire.ts'
import { openBooking } from './open-booking.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { tellVisit } from './tell-visit.ts'

export const handleCancelBooking: Handler<typeof cancelBooking> = async ({ params }, parts) => {
  const { db, locale, now } = parts
  const open = await openBooking(db, params.token)
  if (!open) return { refusal: 'booking-not-found' }
  const { booking, service } = open
  const row = { ...booking, state: 'CANCELLED' as const }
  if (booking.state === 'CANCELLED') return { value: await bookingToWire(db, { row, locale, now }) }
  if (hasBegun(booking.starts_at, now)) return { refusal: 'booking-over' }
  await setBookingState(db, { id: booking.id, state: 'CANCELLED', now })
  await cancelWork(db, { kind: 'VISIT_REMINDER', subject: String(booking.id) })
  await tellVisit(parts, { booking, step: 'CANCELLED' })
  if (booking.state === 'BOOKED') await promoteWaiting(parts, { service, startsAt: booking.starts_at })
  return { value: await bookingToWire(db, { row, locale, now }) }
}
