import type { Handler } from '#api/calls/handler.ts'
import { storeFile } from '#api/customizations/keep-file.ts'
import type { addCartProduct } from '#contract/carts/carts.ts'
import { cartLines } from '#db/queries/carts/cart-lines.ts'
import { addCartLine } from '#db/queries/carts/carts.ts'
import { findOffer } from '#db/queries/catalogue/declinations.ts'
import { isShopOpen } from '#db/queries/sites/sites.ts'
import { sentQuantity } from '#rules/carts/quantities.ts'
import { addingProblem } from './adding-problem.ts'
import { affordable } from './affordable.ts'
import { loadCart } from './load-cart.ts'
import { openCart, openMainCart } from './open-cart.ts'
import { readCartAnswers } from './read-cart-answers.ts'
import { readGift } from './read-gift.ts'

export const handleAddCartProduct: Handler<typeof addCartProduct> = async ({ params, body, files }, parts) => {
  const { db, locale, now } = parts
  const offer = await findOffer(db, params.declinationId)
  if (!offer) return { refusal: 'declination-not-found' }
  if (!(await isShopOpen(db))) return { refusal: 'product-not-for-sale' }
  const quantity = sentQuantity(body.quantity)
  if (quantity === null) return { problems: { quantity: { problem: 'not-a-number' } } }

  const said = await readGift(db, { offer, wish: body.gift ?? null, now })
  if ('problems' in said) return said
  const cart = params.cartId === 'new' ? await openMainCart(parts) : await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  const problem = await addingProblem(db, { cartId: cart.id, offer, quantity })
  if (problem) return { problems: { quantity: problem } }
  // Pictures are opened last: whatever else is wrong is told before.
  const read = await readCartAnswers(parts, { offer, given: body.customizations, sent: files })
  if (!('noted' in read)) return read

  const line = {
    cartId: cart.id,
    declinationId: offer.id,
    quantity,
    customizations: read.answers,
    gift: said.gift,
    now,
  }
  const added = await addCartLine(db, line)
  const lines = await cartLines(db, { cartId: cart.id, locale })
  const before = lines.flatMap((one) => {
    const wasThere = one.line_id !== added.id ? one.quantity : one.quantity - quantity
    return wasThere > 0 ? [{ ...one, quantity: wasThere }] : []
  })
  const filled = affordable(await loadCart(parts, { cart, lines, before }))
  if ('value' in filled) for (const picture of read.noted) await storeFile(parts, picture)
  return filled
}
