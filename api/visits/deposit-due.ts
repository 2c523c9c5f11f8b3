import type { DueHandler } from '#api/background/due-handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { changeBooking } from '#db/queries/visits/bookings.ts'
import { minutesLater } from '#rules/orders/order-times.ts'
import { openBookingOf } from './open-booking.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { scheduleReminder, tellVisit, tellVisitor } from './tell-visit.ts'

/** An order that is being paid ends by itself; until then it is looked at again. */
const AGAIN_MINUTES = 1

/**
 * The time of a deposit is over: its places go to who waits for them. As long as its order may be paid, the places are
 * kept, so that whoever's money comes has them.
 */
export const handleVisitDeposit: DueHandler = async ({ subject, now, randomId, transact }) =>
  transact(async (db) => {
    const open = await openBookingOf(db, Number(subject))
    if (open?.booking.state !== 'AWAITING_DEPOSIT') return
    const { booking, service, order } = open
    const until = order ? minutesLater(now, AGAIN_MINUTES) : booking.deposit_until
    if (until && until > now) return scheduleWork(db, { kind: 'VISIT_DEPOSIT', subject, dueAt: until })
    await changeBooking(db, { id: booking.id, change: { state: 'CANCELLED', changed_at: now } })
    const parts = { db, now, randomId }
    await tellVisitor(parts, { booking, step: 'LAPSED' })
    await promoteWaiting(parts, { service, startsAt: booking.starts_at })
  })

/** A deposit is paid: the visit is confirmed, once. */
export const handleVisitPaid: DueHandler = async ({ subject, now, randomId, transact }) =>
  transact(async (db) => {
    const open = await openBookingOf(db, Number(subject))
    if (open?.booking.state !== 'BOOKED' || open.booking.deposit_until === null) return
    const { booking } = open
    await changeBooking(db, { id: booking.id, change: { deposit_until: null, changed_at: booking.changed_at } })
    const parts = { db, now, randomId }
    await scheduleReminder(parts, { id: booking.id, startsAt: booking.starts_at })
    await tellVisit(parts, { booking, step: 'BOOKED' })
  })
