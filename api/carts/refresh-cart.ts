import type { Handler } from '#api/calls/handler.ts'
import type { refreshCart } from '#contract/carts/carts.ts'
import { loadCart } from './load-cart.ts'
import { loadCartWithCode } from './load-cart-with-code.ts'
import { openCart } from './open-cart.ts'

export const handleRefreshCart: Handler<typeof refreshCart> = async ({ params, body }, parts) => {
  const cart = await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  if (body.isGlance) return { value: await loadCart(parts, { cart, isGlance: true }) }
  return loadCartWithCode(parts, { cart, code: body.discountCode })
}
