import { createSecretLink } from '#api/accounts/secret-links.ts'
import type { DueHandler } from '#api/background/due-handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { hasMail } from '#db/queries/mails/mails.ts'
import { findMailedOrder, type MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { findPiecesUnderWay } from '#db/queries/returns/returns.ts'
import { objectsToReviewRequests } from '#db/queries/reviews/review-objections.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { reviewRequestAt } from '#rules/mails/reminders.ts'
import { isReviewableLine } from '#rules/reviews/reviews.ts'

/** Asks for reviews once, of an order that went well, as long as the estate wants any and the customer does not mind. */
export const handleReviewRequest: DueHandler = async ({ siteId, subject, now, randomId, services, transact }) =>
  transact(async (db) => {
    const order = await findMailedOrder(db, Number(subject))
    if (order?.status !== 'DELIVERED' || !order.lines.some(isReviewableLine)) return
    if (reviewRequestAt(now, await findParameterValue(db, 'ORDER_REVIEW_DELAY')) === null) return
    if (!(await mayBeAsked(db, order))) return
    const { id: orderId, locale, email: recipient, user_id: userId } = order
    const { secrets } = services
    const link = {
      purpose: 'ORDER_REVIEW',
      siteId,
      userId,
      email: recipient,
      facts: { orderId },
      secrets,
      now,
    } as const
    const facts = { linkId: await createSecretLink(db, link) }
    await queueMail(db, { kind: 'REVIEW_REQUEST', locale, recipient, orderId, facts, now, randomId })
  })

/** Nobody is asked twice, against their will, or while something of theirs is on its way back. */
async function mayBeAsked(db: SiteDb, { id, email }: MailedOrder): Promise<boolean> {
  if (await hasMail(db, { kind: 'REVIEW_REQUEST', orderId: id })) return false
  if (await objectsToReviewRequests(db, email)) return false
  return (await findPiecesUnderWay(db, id)).length === 0
}
