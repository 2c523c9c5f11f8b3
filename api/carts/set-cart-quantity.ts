import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { setCartQuantity } from '#contract/carts/carts.ts'
import { type CartLineRow, cartLines } from '#db/queries/carts/cart-lines.ts'
import { changeLines } from '#db/queries/carts/carts.ts'
import { checkLines } from '#rules/carts/cart-check.ts'
import { quantityProblem, sentQuantity } from '#rules/carts/quantities.ts'
import { type StockNeed, stillAvailable } from '#rules/catalogue/stock.ts'
import { MOST_PIECES } from '#rules/orders/order-limits.ts'
import { affordable } from './affordable.ts'
import { loadCart, readCartGround } from './load-cart.ts'
import { openCart } from './open-cart.ts'
import { checkedLine, type WriteLines } from './refresh-cart-lines.ts'

export const handleSetCartQuantity: Handler<typeof setCartQuantity> = async ({ params, body }, parts) => {
  const { db, now } = parts
  const { cart, before, ground } = await openWithLines(parts, params.cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  const line = before.find(({ line_id, id }) => line_id === body.idCartProduct && id === params.productId)
  if (!line) return { refusal: 'cart-line-not-found' }
  const quantity = sentQuantity(body.quantity)
  if (quantity === null) return { problems: { quantity: { problem: 'not-a-number' } } }
  const available = availableFor({ line, lines: before, needs: ground.needs })
  const problem = quantityProblem(quantity, { multiple: line.sell_by_multiple_of, type: line.type, available })
  if (problem) return { problems: { quantity: problem } }
  if (quantity > MOST_PIECES) return { problems: { quantity: { problem: 'too-big', limit: MOST_PIECES } } }

  const lines = before.map((one) => (one === line ? { ...line, quantity } : one))
  const own = { id: line.line_id, quantity, seenUnitCents: line.seen_unit_cents }
  const write: WriteLines = async (changes) => {
    const isTold = changes.some(({ id }) => id === own.id)
    await changeLines(db, { cartId: cart.id, changes: isTold ? changes : [...changes, own], now })
    return null
  }
  const value = await loadCart(parts, { cart, lines, before, ground, write })
  // Who takes some away from a cart that has become too expensive is on the right way.
  return quantity > line.quantity ? affordable(value) : { value }
}

/** The caller's cart and all that it is checked by; its lock travels first. */
async function openWithLines(parts: Pick<HandlerContext, 'db' | 'principal' | 'locale'>, id: string) {
  const { db, locale } = parts
  const read = (cartId: string) => Promise.all([cartLines(db, { cartId, locale }), readCartGround(db, { cartId })])
  const [cart, known] = await Promise.all([openCart(parts, id), read(id)])
  // One that leads on to another cart has no lines of its own any more.
  const [before, ground] = cart && cart.id !== id ? await read(cart.id) : known
  return { cart, before, ground }
}

interface AvailableOptions {
  line: CartLineRow
  lines: readonly CartLineRow[]
  needs: readonly StockNeed[]
}

/** How many there are beside the other lines; what was withdrawn cannot be had at all. */
function availableFor({ line, lines, needs }: AvailableOptions) {
  if (!line.is_on_sale) return 0
  const others = lines.filter((one) => one !== line).map(checkedLine)
  const standings = checkLines(others, needs)
  const wanted = others.flatMap(({ declinationId }, at) => {
    const { absence, quantity } = standings[at] ?? { absence: 'withdrawn', quantity: 0 }
    return absence === null ? [{ declinationId, quantity }] : []
  })
  return stillAvailable({ declinationId: line.id, wanted, needs })
}
