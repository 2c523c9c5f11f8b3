import type { Handler } from '#api/calls/handler.ts'
import type { rememberCart } from '#contract/carts/carts.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { saveReminder } from '#db/queries/carts/carts.ts'
import { openCart } from './open-cart.ts'
import { scheduleCartReminder } from './schedule-cart-reminder.ts'

/** The consent is kept with its moment; without it, nothing is. */
export const handleRememberCart: Handler<typeof rememberCart> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  const cart = await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  await saveReminder(db, {
    id: cart.id,
    reminder: body.consents ? { email: body.email, locale, consentedAt: now } : null,
  })
  if (body.consents) await scheduleCartReminder(db, { cartId: cart.id, now })
  else await cancelWork(db, { kind: 'CART_REMINDER', subject: cart.id })
  return { value: { isRemembered: body.consents } }
}
