import type { Handler } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { moveBooking } from '#contract/visits/bookings.ts'
import { type BookingRow, changeBooking, hasBooking } from '#db/queries/visits/bookings.ts'
import { fits } from '#rules/basics/places.ts'
import { depositDeadline, movedRefundDeadline } from '#rules/visits/deposits.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'
import { scheduleLapse } from './await-deposit.ts'
import { bookingToWire } from './booking-to-wire.ts'
import { openBooking } from './open-booking.ts'
import { partyProblems } from './party-problems.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { scheduleReminder, tellVisit, tellVisitor } from './tell-visit.ts'
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
  if (isPeopleFixed(booking) && body.people !== booking.people) return { refusal: 'deposit-fixes-people' }
  const there = { serviceId: service.id, startsAt, email: booking.email, except: booking.id }
  if (await hasBooking(db, there)) return { refusal: 'visit-already-booked' }
  if (!fits(body.people, room.left)) return { refusal: 'visit-full' }
  const wait = await countMailWish(parts, { kind: 'VISIT_STEP', recipient: booking.email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const moved = { starts_at: startsAt, ends_at: endsAt, people: body.people, changed_at: now }
  const change = { ...moved, ...movedPlace(booking, { startsAt, leadHours: service.lead_hours, now }) }
  await changeBooking(db, { id: booking.id, change })
  const row = { ...booking, ...change }
  if (row.state === 'BOOKED') {
    await scheduleReminder(parts, { id: booking.id, startsAt })
    await tellVisit(parts, { booking, step: 'MOVED' })
  } else {
    if (row.deposit_until) await scheduleLapse(db, { id: booking.id, until: row.deposit_until })
    await tellVisitor(parts, { booking, step: 'DEPOSIT' })
  }
  if (booking.state !== 'WAITING') await promoteWaiting(parts, { service, startsAt: booking.starts_at })
  return { value: await bookingToWire(db, { row, locale, now }) }
}

/** A deposit was asked for so many. Who only waits has been asked for nothing. */
function isPeopleFixed({ deposit_cents, state }: BookingRow): boolean {
  return deposit_cents !== null && state !== 'WAITING'
}

/** A deposit that is paid stays paid; one that is waited for is waited for no longer; who waited has one to pay now. */
function movedPlace(booking: BookingRow, to: { startsAt: Date; leadHours: number; now: Date }) {
  const { refund_until: refundUntil, deposit_until, state } = booking
  if (booking.deposit_cents === null || refundUntil === null) return { state: 'BOOKED' as const }
  const refund_until = movedRefundDeadline({ ...to, refundUntil })
  if (state === 'BOOKED') return { state, refund_until }
  const deadline = depositDeadline(to)
  const isSooner = state === 'AWAITING_DEPOSIT' && deposit_until !== null && deposit_until < to.startsAt
  return {
    state: 'AWAITING_DEPOSIT' as const,
    refund_until,
    deposit_until: isSooner ? deposit_until : deadline,
  }
}

/** Nothing would change, so there is nothing to tell: whoever moves to and fro in place mails nobody. */
function isHeld(booking: BookingRow, { startsAt, people }: { startsAt: Date; people: number }): boolean {
  const isThere = booking.starts_at.getTime() === startsAt.getTime() && booking.people === people
  return isThere && booking.state !== 'WAITING'
}
