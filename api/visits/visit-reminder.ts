import type { DueHandler } from '#api/background/due-handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { findBooking } from '#db/queries/visits/bookings.ts'
import { parisDay } from '#rules/basics/paris-time.ts'

/** Reminds who comes tomorrow; whoever has cancelled, or whose day has come meanwhile, is left in peace. */
export const handleVisitReminder: DueHandler = async ({ subject, now, randomId, transact }) =>
  transact(async (db) => {
    const booking = await findBooking(db, Number(subject))
    if (booking?.state !== 'BOOKED' || parisDay(now) >= parisDay(booking.starts_at)) return
    const { id, locale, email: recipient } = booking
    const facts = { bookingId: id, step: 'REMINDER' } as const
    await queueMail(db, { kind: 'VISIT_STEP', locale, recipient, orderId: null, facts, now, randomId })
  })
