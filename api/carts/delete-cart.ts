import type { deleteCart } from '#contract/carts.ts'
import { deleteCart as forget } from '#db/queries/carts.ts'
import type { Handler } from '../machinery/handler.ts'
import { openCart } from './open-cart.ts'

export const handleDeleteCart: Handler<typeof deleteCart> = async ({ params }, parts) => {
  const cart = await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  await forget(parts.db, cart.id)
  return { value: { isDeleted: true } }
}
