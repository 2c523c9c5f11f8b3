import type { HandlerContext } from '#api/calls/handler.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { setBookingState } from '#db/queries/visits/bookings.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'
import { bookingToWire } from './booking-to-wire.ts'
import type { OpenBooking } from './open-booking.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { tellVisit } from './tell-visit.ts'

/** Gives the places of a booking back, whoever asks: the visitor by their link, or the estate. */
export async function giveUpBooking(parts: HandlerContext, open: OpenBooking | null) {
  const { db, locale, now } = parts
  if (!open) return { refusal: 'booking-not-found' as const }
  const { booking, service } = open
  const row = { ...booking, state: 'CANCELLED' as const }
  if (booking.state === 'CANCELLED') return { value: await bookingToWire(db, { row, locale, now }) }
  if (hasBegun(booking.starts_at, now)) return { refusal: 'booking-over' as const }
  await setBookingState(db, { id: booking.id, state: 'CANCELLED', now })
  await cancelWork(db, { kind: 'VISIT_REMINDER', subject: String(booking.id) })
  await tellVisit(parts, { booking, step: 'CANCELLED' })
  if (booking.state === 'BOOKED') await promoteWaiting(parts, { service, startsAt: booking.starts_at })
  return { value: await bookingToWire(db, { row, locale, now }) }
}
