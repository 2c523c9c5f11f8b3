import type { HandlerContext } from '#api/calls/handler.ts'
import { cancelWork, scheduleWork } from '#db/queries/basics/due-work.ts'
import { type BookingRow, changeBooking } from '#db/queries/visits/bookings.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Keeps a place for somebody until a time, and no longer without their deposit. */
export async function awaitDeposit(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { booking: { id }, until }: { booking: Pick<BookingRow, 'id'>; until: Date },
): Promise<void> {
  await changeBooking(db, { id, change: { state: 'AWAITING_DEPOSIT', deposit_until: until, changed_at: now } })
  await scheduleLapse(db, { id, until })
}

/** Asked again after a move, only the new time counts. */
export async function scheduleLapse(db: SiteDb, { id, until }: { id: number; until: Date }): Promise<void> {
  const work = { kind: 'VISIT_DEPOSIT', subject: String(id) } as const
  await cancelWork(db, work)
  await scheduleWork(db, { ...work, dueAt: until })
}
