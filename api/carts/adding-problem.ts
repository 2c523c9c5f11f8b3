import type { Problem } from '#contract/basics/problems.ts'
import { cartQuantities } from '#db/queries/carts/carts.ts'
import type { findOffer } from '#db/queries/catalogue/declinations.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import type { SiteDb } from '#db/site-db.ts'
import { quantityProblem } from '#rules/carts/quantities.ts'
import { stillAvailable } from '#rules/catalogue/stock.ts'
import { MOST_PIECES } from '#rules/orders/order-limits.ts'

/** More than any estate sells; what a cart is checked by grows with its lines. */
const MOST_LINES = 200

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** What keeps so many more from going into the cart, over all that is in it. */
export async function addingProblem(
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
