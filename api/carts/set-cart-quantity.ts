import type { Handler } from '#api/calls/handler.ts'
import type { setCartQuantity } from '#contract/carts/carts.ts'
import { type CartLineRow, cartLines } from '#db/queries/carts/cart-lines.ts'
import { saveLines, touchCart } from '#db/queries/carts/carts.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import type { SiteDb } from '#db/site-db.ts'
import { checkLines } from '#rules/carts/cart-check.ts'
import { quantityProblem, sentQuantity } from '#rules/carts/quantities.ts'
import { stillAvailable } from '#rules/catalogue/stock.ts'
import { MOST_PIECES } from '#rules/orders/order-limits.ts'
import { affordable } from './affordable.ts'
import { loadCart } from './load-cart.ts'
import { openCart } from './open-cart.ts'
import { checkedLine } from './refresh-cart-lines.ts'

export const handleSetCartQuantity: Handler<typeof setCartQuantity> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  const cart = await openCart(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  const before = await cartLines(db, { cartId: cart.id, locale })
  const line = before.find(({ line_id, id }) => line_id === body.idCartProduct && id === params.productId)
  if (!line) return { refusal: 'cart-line-not-found' }
  const quantity = sentQuantity(body.quantity)
  if (quantity === null) return { problems: { quantity: { problem: 'not-a-number' } } }
  const available = await availableFor(db, { cartId: cart.id, line, lines: before })
  const problem = quantityProblem(quantity, { multiple: line.sell_by_multiple_of, type: line.type, available })
  if (problem) return { problems: { quantity: problem } }
  if (quantity > MOST_PIECES) return { problems: { quantity: { problem: 'too-big', limit: MOST_PIECES } } }

  await saveLines(db, {
    cartId: cart.id,
    changes: [{ id: line.line_id, quantity, seenUnitCents: line.seen_unit_cents }],
  })
  await touchCart(db, { id: cart.id, now })
  const lines = before.map((one) => (one === line ? { ...line, quantity } : one))
  const value = await loadCart(parts, { cart, lines, before })
  // Who takes some away from a cart that has become too expensive is on the right way.
  return quantity > line.quantity ? affordable(value) : { value }
}

/** How many there are beside the other lines; what was withdrawn cannot be had at all. */
async function availableFor(
  db: SiteDb,
  { cartId, line, lines }: { cartId: string; line: CartLineRow; lines: readonly CartLineRow[] },
) {
  if (!line.is_on_sale) return 0
  const needs = await stockNeeds(db, { declinationIds: [...new Set(lines.map(({ id }) => id))], cartId })
  const others = lines.filter((one) => one !== line).map(checkedLine)
  const standings = checkLines(others, needs)
  const wanted = others.flatMap(({ declinationId }, at) => {
    const { absence, quantity } = standings[at] ?? { absence: 'withdrawn', quantity: 0 }
    return absence === null ? [{ declinationId, quantity }] : []
  })
  return stillAvailable({ declinationId: line.id, wanted, needs })
}
