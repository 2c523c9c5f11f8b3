import type { Handler } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { moveBooking } from '#contract/visits/bookings.ts'
import { type BookingRow, hasBooking, rebook } from '#db/queries/visits/bookings.ts'
import { fits } from '#rules/basics/places.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'
import { bookingToWire } from './booking-to-wire.ts'
import { openBooking } from './open-booking.ts'
import { partyProblems } from './party-problems.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { scheduleReminder, tellVisit } from './tell-visit.ts'
import { findVisitRoom } from './visit-room.ts'

/** One transaction under one lock: whoever is refused the new place has never left the old one. */
export const handleMoveBooking: Handler<typeof moveBooking> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  const open = await openBooking(db, params.token)
  if (!open || open.booking.state === 'CANCELLED') return { refusal: 'booking-not-found' }
  const { booking, service } = open
  if (hasBegun(booking.starts_at, now)) return { refusal: 'booking-over' }
  const problems = partyProblems(body.people, service)
  if (Object.keys(problems).length > 0) return { problems }
  const room = await findVisitRoom(db, { service, asked: body, now, except: booking.id })
  if (!room || !service.is_valid) return { refusal: 'visit-slot-gone' }
  const { startsAt, endsAt } = room
  if (isHeld(booking, { startsAt, people: body.people }))
    return { value: await bookingToWire(db, { row: booking, locale, now }) }
  const there = { serviceId: service.id, startsAt, email: booking.email, except: booking.id }
  if (await hasBooking(db, there)) return { refusal: 'visit-already-booked' }
  if (!fits(body.people, room.left)) return { refusal: 'visit-full' }
  const wait = await countMailWish(parts, { kind: 'VISIT_STEP', recipient: booking.email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  await rebook(db, { id: booking.id, startsAt, endsAt, people: body.people, now })
  await scheduleReminder(parts, { id: booking.id, startsAt })
  await tellVisit(parts, { booking, step: 'MOVED' })
  if (booking.state === 'BOOKED') await promoteWaiting(parts, { service, startsAt: booking.starts_at })
  const row = { ...booking, state: 'BOOKED' as const, starts_at: startsAt, ends_at: endsAt, people: body.people }
  return { value: await bookingToWire(db, { row, locale, now }) }
}

/** Nothing would change, so there is nothing to tell: whoever moves to and fro in place mails nobody. */
function isHeld(booking: BookingRow, { startsAt, people }: { startsAt: Date; people: number }): boolean {
  const isThere = booking.starts_at.getTime() === startsAt.getTime() && booking.people === people
  return isThere && booking.state === 'BOOKED'
}
