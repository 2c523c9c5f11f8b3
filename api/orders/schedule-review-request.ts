import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { reviewRequestAt } from '#rules/mails/reminders.ts'

/** Asks for a review some days after delivery, where the estate says how many. */
export async function scheduleReviewRequest(
  db: SiteDb,
  { orderId, deliveredAt }: { orderId: number; deliveredAt: Date },
): Promise<void> {
  const dueAt = reviewRequestAt(deliveredAt, await findParameterValue(db, 'ORDER_REVIEW_DELAY'))
  if (dueAt) await scheduleWork(db, { kind: 'REVIEW_REQUEST', subject: String(orderId), dueAt })
}
