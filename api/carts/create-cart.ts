import type { Handler } from '#api/calls/handler.ts'
import type { createCart } from '#contract/carts/carts.ts'
import { loadCartWithCode } from './load-cart-with-code.ts'
import { openMainCart } from './open-cart.ts'

export const handleCreateCart: Handler<typeof createCart> = async ({ body }, parts) => {
  const cart = await openMainCart(parts)
  return loadCartWithCode(parts, { cart, code: body.discountCode })
}
