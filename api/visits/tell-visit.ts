import type { HandlerContext } from '#api/calls/handler.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { VisitNews, VisitStep } from '#contract/visits/closed-sets.ts'
import { cancelWork, scheduleWork } from '#db/queries/basics/due-work.ts'
import type { BookingRow } from '#db/queries/visits/bookings.ts'
import { reminderAt } from '#rules/visits/visit-times.ts'

type Telling = Pick<HandlerContext, 'db' | 'now' | 'randomId'>

interface ToldVisit<Step extends VisitStep> {
  booking: BookingRow
  step: Step
  /** What of a deposit goes back, and what stays as credit. */
  deposit?: { refundedCents: number; keptCents: number }
}

/** Tells the visitor and the estate what has come of a booking, in the transaction in which it does. */
export async function tellVisit(parts: Telling, told: ToldVisit<VisitNews>): Promise<void> {
  const { db, now, randomId } = parts
  const { booking, step } = told
  await tellVisitor(parts, told)
  const facts = { bookingId: booking.id, step }
  await queueEstateMail(db, { kind: 'VISIT_NEWS', orderId: null, facts, now, randomId })
}

/** The visitor alone: that a deposit is waited for is no news to the estate. */
export async function tellVisitor(
  { db, now, randomId }: Telling,
  { booking: { id, email: recipient, locale }, step, deposit }: ToldVisit<VisitStep>,
): Promise<void> {
  // Who called without giving an address is told nothing by mail.
  if (recipient === '') return
  const facts = { bookingId: id, step, ...deposit }
  await queueMail(db, { kind: 'VISIT_STEP', locale, recipient, orderId: null, facts, now, randomId })
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
