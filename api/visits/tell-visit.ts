import type { HandlerContext } from '#api/calls/handler.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { VisitNews } from '#contract/visits/closed-sets.ts'
import { cancelWork, scheduleWork } from '#db/queries/basics/due-work.ts'
import type { BookingRow } from '#db/queries/visits/bookings.ts'
import { reminderAt } from '#rules/visits/visit-times.ts'

type Telling = Pick<HandlerContext, 'db' | 'now' | 'randomId'>

/** Tells the visitor and the estate what has come of a booking, in the transaction in which it does. */
export async function tellVisit(
  { db, now, randomId }: Telling,
  { booking: { id, email, locale }, step }: { booking: BookingRow; step: VisitNews },
): Promise<void> {
  const common = { orderId: null, facts: { bookingId: id, step }, now, randomId } as const
  await queueMail(db, { ...common, kind: 'VISIT_STEP', locale, recipient: email })
  await queueEstateMail(db, { ...common, kind: 'VISIT_NEWS' })
}

/** Who comes is reminded the day before; asked again after a move, only the new day counts. */
export async function scheduleReminder(
  { db, now }: Pick<Telling, 'db' | 'now'>,
  { id, startsAt }: { id: number; startsAt: Date },
): Promise<void> {
  const work = { kind: 'VISIT_REMINDER', subject: String(id) } as const
  await cancelWork(db, work)
  const dueAt = reminderAt(startsAt, now)
  if (dueAt) await scheduleWork(db, { ...work, dueAt })
}
