import type { Handler } from '#api/calls/handler.ts'
import type { removeCartProduct } from '#contract/carts/carts.ts'
import { cartLines } from '#db/queries/carts/cart-lines.ts'
import { removeCartLine, touchCart } from '#db/queries/carts/carts.ts'
import { loadCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'

export const handleRemoveCartProduct: Handler<typeof removeCartProduct> = async ({ params }, parts) => {
  const { db, locale, now } = parts
  const cart = await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  const before = await cartLines(db, { cartId: cart.id, locale })
  const line = before.find(({ line_id, id }) => line_id === params.idCartProduct && id === params.productId)
  if (!line) return { value: await loadCart(parts, { cart, lines: before }) }
  await removeCartLine(db, { cartId: cart.id, lineId: line.line_id })
  await touchCart(db, { id: cart.id, now })
  return { value: await loadCart(parts, { cart, lines: before.filter((one) => one !== line), before }) }
}
