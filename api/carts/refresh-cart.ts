import type { refreshCart } from '#contract/carts.ts'
import { findCart } from '#db/queries/carts.ts'
import type { Handler } from '../machinery/handler.ts'
import { loadCart } from './load-cart.ts'
import { mayUseCart } from './may-use-cart.ts'

export const handleRefreshCart: Handler<typeof refreshCart> = async ({ params }, { db, locale, principal }) => {
  const cart = await findCart(db, params.cartId)
  if (!cart || !mayUseCart(cart, principal)) return { refusal: 'cart-not-found' }
  return { value: await loadCart(db, cart.id, locale) }
}
