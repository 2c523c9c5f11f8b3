import type { addCartProduct } from '#contract/carts.ts'
import { addCartLine, cartQuantities, createCart, lockCart } from '#db/queries/carts.ts'
import { findOffer } from '#db/queries/declinations.ts'
import { isShopOpen } from '#db/queries/sites.ts'
import { stockNeeds } from '#db/queries/stock.ts'
import { quantityProblem } from '#rules/quantities.ts'
import { stillAvailable } from '#rules/stock.ts'
import type { Handler, HandlerParts } from '../machinery/handler.ts'
import { loadCart } from './load-cart.ts'
import { mayUseCart } from './may-use-cart.ts'
import { readCartAnswers } from './read-cart-answers.ts'

export const handleAddCartProduct: Handler<typeof addCartProduct> = async ({ params, body, files }, parts) => {
  const { db, locale, now } = parts
  const offer = await findOffer(db, params.declinationId)
  if (!offer) return { refusal: 'declination-not-found' }
  if (!(await isShopOpen(db))) return { refusal: 'product-not-for-sale' }
  const quantity = typeof body.quantity === 'number' ? body.quantity : Number(body.quantity.trim() || Number.NaN)
  if (Number.isNaN(quantity)) return { problems: { quantity: { problem: 'not-a-number' } } }

  const read = await readCartAnswers(parts, offer, body.customizations, files)
  if (!('answers' in read)) return read
  const cartId = await openCart(parts, params.cartId)
  if (!cartId) return { refusal: 'cart-not-found' }
  const wanted = await cartQuantities(db, cartId)
  const needs = await stockNeeds(db, [...new Set([offer.id, ...wanted.map(({ declinationId }) => declinationId)])])
  const available = stillAvailable(offer.id, wanted, needs)
  const problem = quantityProblem(quantity, { multiple: offer.sell_by_multiple_of, type: offer.type, available })
  if (problem) return { problems: { quantity: problem } }

  await addCartLine(db, { cartId, declinationId: offer.id, quantity, customizations: read.answers, now })
  return { value: await loadCart(db, cartId, locale) }
}

/** The caller's cart, locked until the end; `new` makes one. Null when it is not the caller's. */
async function openCart({ db, principal, randomId, now }: HandlerParts, cartId: string): Promise<string | null> {
  if (cartId === 'new') {
    const id = randomId()
    await createCart(db, id, principal?.id ?? null, now)
    return id
  }
  const cart = await lockCart(db, cartId)
  return cart && mayUseCart(cart, principal) ? cart.id : null
}
