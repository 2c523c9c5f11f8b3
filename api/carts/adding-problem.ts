import type { Problem } from '#contract/basics/problems.ts'
import type { CartLineRow } from '#db/queries/carts/cart-lines.ts'
import { cartQuantities } from '#db/queries/carts/carts.ts'
import { cartStockNeeds } from '#db/queries/catalogue/stock.ts'
import type { SiteDb } from '#db/site-db.ts'
import { quantityProblem } from '#rules/carts/quantities.ts'
import { type StockNeed, stillAvailable } from '#rules/catalogue/stock.ts'
import { MOST_PIECES } from '#rules/orders/order-limits.ts'

/** More than any estate sells; what a cart is checked by grows with its lines. */
const MOST_LINES = 200

interface OfferedLine {
  id: number
  sell_by_multiple_of: number
  type: CartLineRow['type']
}

interface Adding {
  offer: OfferedLine
  quantity: number
  /** What lies in the cart already. */
  wanted: readonly { declinationId: number; quantity: number }[]
  /** What all of this draws from which stock. */
  needs: readonly StockNeed[]
}

/** What keeps so many more from going into the cart, over all that is in it. */
export async function addingProblem(
  db: SiteDb,
  { cartId, offer, quantity }: { cartId: string; offer: OfferedLine; quantity: number },
): Promise<Problem | null> {
  const [wanted, needs] = await Promise.all([
    cartQuantities(db, cartId),
    cartStockNeeds(db, { cartId, also: [offer.id] }),
  ])
  return knownAddingProblem({ offer, quantity, wanted, needs })
}

/** The same where all is known that it depends on. */
export function knownAddingProblem({ offer, quantity, wanted, needs }: Adding): Problem | null {
  const available = stillAvailable({ declinationId: offer.id, wanted, needs })
  const problem = quantityProblem(quantity, { multiple: offer.sell_by_multiple_of, type: offer.type, available })
  if (problem) return problem
  const own = wanted.filter(({ declinationId }) => declinationId === offer.id)
  if (own.reduce((sum, line) => sum + line.quantity, quantity) > MOST_PIECES) {
    return { problem: 'too-big', limit: MOST_PIECES }
  }
  return wanted.length < MOST_LINES ? null : { problem: 'too-many', limit: MOST_LINES }
}
