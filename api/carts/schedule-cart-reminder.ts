import { scheduleWork } from '#db/queries/basics/due-work.ts'
import type { SiteDb } from '#db/site-db.ts'
import { CART_REMINDER_MS } from '#rules/mails/reminders.ts'

/** Looks after the cart in a day: whoever has gone on with it by then is looked after later. */
export async function scheduleCartReminder(db: SiteDb, { cartId, now }: { cartId: string; now: Date }): Promise<void> {
  await scheduleWork(db, {
    kind: 'CART_REMINDER',
    subject: cartId,
    dueAt: new Date(now.getTime() + CART_REMINDER_MS),
  })
}
