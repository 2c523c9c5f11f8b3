import type { HandlerContext } from '#api/calls/handler.ts'
import type { Cart } from '#contract/carts/carts.ts'
import { type CartLineRow, type LineToAdd, NEW_LINE } from '#db/queries/carts/cart-lines.ts'
import { type CartRow, putCartLine, putFirstLine, saveLines } from '#db/queries/carts/carts.ts'
import { loadCart } from './load-cart.ts'
import type { CartForLine } from './open-cart-for-line.ts'
import type { WriteLines } from './refresh-cart-lines.ts'

interface Addition
  extends Pick<CartForLine, 'isUnwritten' | 'before' | 'ground'>,
    Pick<LineToAdd, 'customizations' | 'gift'> {
  cart: CartRow
  line: CartLineRow
  quantity: number
}

/** Puts so many into a cart. It is priced before it is written, so that what was shown is written with it, at once. */
export async function addLine(
  parts: Pick<HandlerContext, 'db' | 'now' | 'locale' | 'principal'>,
  addition: Addition,
): Promise<Cart> {
  const { db, now } = parts
  const { cart, isUnwritten, line, before, ground, quantity, customizations, gift } = addition
  const same = before.find(({ id, answers_key }) => id === line.id && answers_key === line.answers_key)
  const lines = same
    ? before.map((one) => (one === same ? { ...same, quantity: same.quantity + quantity } : one))
    : [...before, { ...line, quantity }]
  const ownId = same?.line_id ?? NEW_LINE
  const write: WriteLines = async (changes) => {
    const seenUnitCents = changes.find(({ id }) => id === ownId)?.seenUnitCents ?? null
    const put = { cartId: cart.id, declinationId: line.id, quantity, customizations, gift, seenUnitCents, now }
    const [added] = await (isUnwritten ? putFirstLine : putCartLine)(db, put)
    if (!added) throw new Error(`Nothing was put into cart ${cart.id}`)
    const others = changes.filter((change) => change.id !== ownId || change.quantity !== added.quantity)
    const left = others.map((change) => (change.id === NEW_LINE ? { ...change, id: added.id } : change))
    await saveLines(db, { cartId: cart.id, changes: left })
    return added.id
  }
  return loadCart(parts, { cart, lines, before, ground, write })
}
