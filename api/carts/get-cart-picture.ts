import type { Handler } from '#api/calls/handler.ts'
import { drawCustomizedPicture, findCustomizedPicture } from '#api/customizations/customized-picture.ts'
import type { getCartPicture } from '#contract/carts/carts.ts'
import { CustomizationAnswers } from '#contract/customizations/customizations.ts'
import { findCartLine } from '#db/queries/carts/cart-lines.ts'
import { findCart } from '#db/queries/carts/carts.ts'
import { mayUseCart } from './may-use-cart.ts'

export const handleGetCartPicture: Handler<typeof getCartPicture> = async ({ params }, parts) => {
  const { db, principal, site } = parts
  const cart = await findCart(db, params.cartId)
  if (!cart || !mayUseCart(cart, principal)) return { refusal: 'cart-not-found' }
  const line = await findCartLine(db, { cartId: cart.id, lineId: params.idCartProduct })
  const answers = CustomizationAnswers.parse(line?.customizations ?? [])
  const picture = line && (await findCustomizedPicture(db, { productId: line.product_id, answers }))
  if (!picture) return { refusal: 'cart-line-not-found' }
  return {
    afterwards: async () => {
      const drawn = await drawCustomizedPicture(parts, { siteId: site.id, picture, place: 'page' })
      if ('value' in drawn) return drawn
      return { refusal: drawn.refusal === 'overloaded' ? 'overloaded' : 'cart-line-not-found' }
    },
  }
}
