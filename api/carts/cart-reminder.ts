import type { DueHandler } from '#api/background/due-handler.ts'
import { queueCausedMail } from '#api/mails/caused-mails.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findReminder, markReminded } from '#db/queries/carts/cart-reminders.ts'
import { cartReminder } from '#rules/mails/reminders.ts'

/** Recalls a forgotten cart, once and only with consent; one that is still being filled is looked at again later. */
export const handleCartReminder: DueHandler = async ({ subject: cartId, now, randomId, transact }) =>
  transact(async (db) => {
    const cart = await findReminder(db, cartId)
    if (!cart || cart.reminder_email === null) return
    const verdict = cartReminder(cart, now)
    if (verdict === 'never') return
    if (verdict !== 'now') return scheduleWork(db, { kind: 'CART_REMINDER', subject: cartId, dueAt: verdict })
    if (!cart.has_lines || cart.has_order) return
    await markReminded(db, { cartId, now })
    const locale = cart.reminder_locale ?? 'fr'
    const recipient = cart.reminder_email
    const mail = { kind: 'CART_REMINDER', locale, recipient, orderId: null, facts: { cartId }, now, randomId } as const
    await queueCausedMail(db, { mail, placedFrom: null })
  })
