import type { HandlerContext } from '#api/calls/handler.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { changeBooking } from '#db/queries/visits/bookings.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'
import { bookingToWire } from './booking-to-wire.ts'
import { endDeposit } from './end-deposit.ts'
import type { OpenBooking } from './open-booking.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { tellVisit, tellVisitor } from './tell-visit.ts'

/** Gives the places of a booking back, whoever asks: the visitor by their link, or the estate. */
export async function giveUpBooking(
  parts: HandlerContext,
  { open, by }: { open: OpenBooking | null; by: 'VISITOR' | 'ESTATE' },
) {
  const { db, locale, now } = parts
  if (!open) return { refusal: 'booking-not-found' as const }
  const { booking, service } = open
  const row = { ...booking, state: 'CANCELLED' as const }
  if (booking.state === 'CANCELLED') return { value: await bookingToWire(db, { row, locale, now }) }
  if (hasBegun(booking.starts_at, now)) return { refusal: 'booking-over' as const }
  const deposit = await endDeposit(parts, { open, by })
  await changeBooking(db, { id: booking.id, change: { state: 'CANCELLED', changed_at: now } })
  for (const kind of ['VISIT_REMINDER', 'VISIT_DEPOSIT'] as const)
    await cancelWork(db, { kind, subject: String(booking.id) })
  // Of a place that nobody had paid for the estate was never told.
  if (booking.state === 'AWAITING_DEPOSIT') await tellVisitor(parts, { booking, step: 'CANCELLED' })
  else await tellVisit(parts, { booking, step: 'CANCELLED', deposit })
  if (booking.state !== 'WAITING') await promoteWaiting(parts, { service, startsAt: booking.starts_at })
  return { value: await bookingToWire(db, { row, locale, now }) }
}
