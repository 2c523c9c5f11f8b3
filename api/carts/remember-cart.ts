import type { Handler } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { rememberCart } from '#contract/carts/carts.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { findReminder } from '#db/queries/carts/cart-reminders.ts'
import { saveReminder } from '#db/queries/carts/carts.ts'
import { openCart } from './open-cart.ts'
import { scheduleCartReminder } from './schedule-cart-reminder.ts'

/** The consent is kept with its moment; without it, nothing is. */
export const handleRememberCart: Handler<typeof rememberCart> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  const cart = await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  // The same address once more is the same wish.
  const isNew = body.consents && (await findReminder(db, cart.id))?.reminder_email !== body.email
  const wait = isNew ? await countMailWish(parts, { kind: 'CART_REMINDER', recipient: body.email }) : null
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  await saveReminder(db, {
    id: cart.id,
    reminder: body.consents ? { email: body.email, locale, consentedAt: now } : null,
  })
  if (body.consents) await scheduleCartReminder(db, { cartId: cart.id, now })
  else await cancelWork(db, { kind: 'CART_REMINDER', subject: cart.id })
  return { value: { isRemembered: body.consents } }
}
