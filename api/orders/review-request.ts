import type { DueHandler } from '#api/background/due-handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { hasMail } from '#db/queries/mails/mails.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import { reviewRequestAt } from '#rules/mails/reminders.ts'

/** Asks for a review once, of an order that went well, as long as the estate wants any. */
export const handleReviewRequest: DueHandler = async ({ subject, now, randomId, transact }) =>
  transact(async (db) => {
    const order = await findMailedOrder(db, Number(subject))
    if (order?.status !== 'DELIVERED') return
    if (reviewRequestAt(now, await findParameterValue(db, 'ORDER_REVIEW_DELAY')) === null) return
    if (await hasMail(db, { kind: 'REVIEW_REQUEST', orderId: order.id })) return
    const { id: orderId, locale, email: recipient } = order
    await queueMail(db, { kind: 'REVIEW_REQUEST', locale, recipient, orderId, facts: {}, now, randomId })
  })
