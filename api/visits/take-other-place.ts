import type { HandlerContext } from '#api/calls/handler.ts'
import type { Problems } from '#contract/basics/problems.ts'
import { type BookingRow, changeBooking, hasBooking } from '#db/queries/visits/bookings.ts'
import type { BookableService } from '#db/queries/visits/services.ts'
import { fits } from '#rules/basics/places.ts'
import { depositDeadline, movedRefundDeadline } from '#rules/visits/deposits.ts'
import { hasBegun } from '#rules/visits/visit-times.ts'
import { scheduleLapse } from './await-deposit.ts'
import { bookingToWire } from './booking-to-wire.ts'
import type { OpenBooking } from './open-booking.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { scheduleReminder, tellVisit, tellVisitor } from './tell-visit.ts'
import { findVisitRoom } from './visit-room.ts'

interface OtherPlace {
  /** Locked with its service. */
  open: OpenBooking
  wish: { date: string; idSchedule: number; people: number }
  /** The service as whoever asks may book it; null where they may not. */
  offered: BookableService | null
  /** What is wrong with how many they are. */
  problems: Problems
  /** Counts the mail that follows; how long to wait where there were too many. */
  countWish: () => Promise<number | null>
}

/** Another slot, or more or fewer people, whoever asks: the visitor by their link, or the estate. */
export async function takeOtherPlace(parts: HandlerContext, { open, wish, offered, problems, countWish }: OtherPlace) {
  const { db, locale, now } = parts
  const { booking, service } = open
  if (booking.state === 'CANCELLED') return { refusal: 'booking-not-found' as const }
  if (hasBegun(booking.starts_at, now)) return { refusal: 'booking-over' as const }
  if (Object.keys(problems).length > 0) return { problems }
  const room = offered && (await findVisitRoom(db, { service: offered, asked: wish, now, except: booking.id }))
  if (!room) return { refusal: 'visit-slot-gone' as const }
  const { startsAt, endsAt, left } = room
  if (isHeld(booking, { startsAt, people: wish.people }))
    return { value: await bookingToWire(db, { row: booking, locale, now }) }
  if (isPeopleFixed(booking) && wish.people !== booking.people) return { refusal: 'deposit-fixes-people' as const }
  if (await isThereAlready(parts, { booking, startsAt })) return { refusal: 'visit-already-booked' as const }
  if (!fits(wish.people, left)) return { refusal: 'visit-full' as const }
  const wait = await countWish()
  if (wait !== null) return { refusal: 'too-many-requests' as const, retryAfterSeconds: wait }
  const moved = { starts_at: startsAt, ends_at: endsAt, people: wish.people, changed_at: now }
  const change = { ...moved, ...movedPlace(booking, { startsAt, leadHours: service.lead_hours, now }) }
  await changeBooking(db, { id: booking.id, change })
  const row = { ...booking, ...change }
  await tellMove(parts, row)
  if (booking.state !== 'WAITING') await promoteWaiting(parts, { service, startsAt: booking.starts_at })
  return { value: await bookingToWire(db, { row, locale, now }) }
}

/** Who has no address is nobody twice. */
async function isThereAlready(
  { db }: HandlerContext,
  { booking: { id, email, service_id }, startsAt }: { booking: BookingRow; startsAt: Date },
): Promise<boolean> {
  return email !== '' && hasBooking(db, { serviceId: service_id, startsAt, email, except: id })
}

async function tellMove(parts: HandlerContext, booking: BookingRow): Promise<void> {
  const { id, starts_at: startsAt, deposit_until } = booking
  if (booking.state === 'BOOKED') {
    await scheduleReminder(parts, { id, startsAt })
    return tellVisit(parts, { booking, step: 'MOVED' })
  }
  if (deposit_until) await scheduleLapse(parts.db, { id, until: deposit_until })
  await tellVisitor(parts, { booking, step: 'DEPOSIT' })
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
