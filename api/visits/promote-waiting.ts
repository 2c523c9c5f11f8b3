import type { HandlerContext } from '#api/calls/handler.ts'
import { changeBooking, listWaiting } from '#db/queries/visits/bookings.ts'
import type { BookableService } from '#db/queries/visits/services.ts'
import { parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { nextToCome } from '#rules/basics/places.ts'
import { promotedDeadline } from '#rules/visits/deposits.ts'
import { awaitDeposit } from './await-deposit.ts'
import { scheduleReminder, tellVisit, tellVisitor } from './tell-visit.ts'
import { findVisitRoom } from './visit-room.ts'

interface FreedSlot {
  /** Locked, so that two who leave at once give their places to two others. */
  service: BookableService
  startsAt: Date
}

/** Gives what was freed to those who wait for it; in a slot that nobody could book any more, to nobody. */
export async function promoteWaiting(
  parts: Pick<HandlerContext, 'db' | 'now' | 'randomId'>,
  { service, startsAt }: FreedSlot,
): Promise<void> {
  const { db, now } = parts
  const asked = { date: parisDay(startsAt), idSchedule: parisMinutes(startsAt) }
  const room = await findVisitRoom(db, { service, asked, now })
  if (!room) return
  const waiting = await listWaiting(db, { serviceId: service.id, startsAt })
  for (const booking of nextToCome(waiting, room.left)) {
    if (booking.deposit_cents === null) {
      await changeBooking(db, { id: booking.id, change: { state: 'BOOKED', changed_at: now } })
      await scheduleReminder(parts, { id: booking.id, startsAt })
      await tellVisit(parts, { booking, step: 'FREED' })
    } else {
      const until = promotedDeadline({ now, startsAt, leadHours: service.lead_hours })
      await awaitDeposit(parts, { booking, until })
      await tellVisitor(parts, { booking, step: 'FREED_DEPOSIT' })
    }
  }
}
