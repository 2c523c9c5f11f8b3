import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { defaultCart } from '#contract/carts/carts.ts'
import { type CartRow, findCart, giveCartTo, lockCustomer, lockMainCart, mergeCart } from '#db/queries/carts/carts.ts'
import { loadCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'

export const handleDefaultCart: Handler<typeof defaultCart> = async ({ params }, parts) => {
  const cart = await makeMain(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  return { value: await loadCart(parts, { cart }) }
}

/** The caller's one cart, with the guest's lines in it. */
async function makeMain(parts: HandlerContext, id: string): Promise<CartRow | undefined> {
  const { db, principal, now } = parts
  if (!principal) return undefined
  await lockCustomer(db, principal.id)
  const cart = await openCart(parts, id)
  if (!cart || cart.user_id === principal.id) return cart
  const main = await lockMainCart(db, principal.id)
  if (main) {
    await mergeCart(db, { fromId: cart.id, intoId: main.id, now })
    return findCart(db, main.id)
  }
  await giveCartTo(db, { id: cart.id, userId: principal.id, now })
  return { ...cart, user_id: principal.id }
}
