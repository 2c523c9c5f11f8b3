import type { Handler } from '#api/calls/handler.ts'
import type { deleteCart } from '#contract/carts/carts.ts'
import { deleteCart as forget } from '#db/queries/carts/carts.ts'
import { openCart } from './open-cart.ts'

export const handleDeleteCart: Handler<typeof deleteCart> = async ({ params }, parts) => {
  const cart = await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  await forget(parts.db, cart.id)
  return { value: { isDeleted: true } }
}
