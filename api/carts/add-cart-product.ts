import type { Handler } from '#api/calls/handler.ts'
import { storeFile } from '#api/customizations/keep-file.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { addCartProduct } from '#contract/carts/carts.ts'
import { cartLines } from '#db/queries/carts/cart-lines.ts'
import { addCartLine, cartQuantities } from '#db/queries/carts/carts.ts'
import { findOffer } from '#db/queries/catalogue/declinations.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import { isShopOpen } from '#db/queries/sites/sites.ts'
import type { SiteDb } from '#db/site-db.ts'
import { quantityProblem, sentQuantity } from '#rules/carts/quantities.ts'
import { stillAvailable } from '#rules/catalogue/stock.ts'
import { MOST_PIECES } from '#rules/orders/order-limits.ts'
import { affordable } from './affordable.ts'
import { loadCart } from './load-cart.ts'
import { openCart, openMainCart } from './open-cart.ts'
import { readCartAnswers } from './read-cart-answers.ts'
import { readGift } from './read-gift.ts'

/** More than any estate sells; what a cart is checked by grows with its lines. */
const MOST_LINES = 200

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

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

/** What keeps so many more from going into the cart, over all that is in it. */
async function addingProblem(
  db: SiteDb,
  { cartId, offer, quantity }: { cartId: string; offer: Offer; quantity: number },
): Promise<Problem | null> {
  const wanted = await cartQuantities(db, cartId)
  const needs = await stockNeeds(db, {
    declinationIds: [...new Set([offer.id, ...wanted.map((line) => line.declinationId)])],
    cartId,
  })
  const available = stillAvailable({ declinationId: offer.id, wanted, needs })
  const problem = quantityProblem(quantity, { multiple: offer.sell_by_multiple_of, type: offer.type, available })
  if (problem) return problem
  const own = wanted.filter(({ declinationId }) => declinationId === offer.id)
  if (own.reduce((sum, line) => sum + line.quantity, quantity) > MOST_PIECES) {
    return { problem: 'too-big', limit: MOST_PIECES }
  }
  return wanted.length < MOST_LINES ? null : { problem: 'too-many', limit: MOST_LINES }
}
