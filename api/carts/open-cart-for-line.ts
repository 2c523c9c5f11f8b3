import type { HandlerContext } from '#api/calls/handler.ts'
import { type CartLineRow, type LineToAdd, linesWithNew, NEW_LINE } from '#db/queries/carts/cart-lines.ts'
import type { CartRow } from '#db/queries/carts/carts.ts'
import { type CartGround, readCartGround } from './load-cart.ts'
import { emptyCart, openCart, openMainCart } from './open-cart.ts'

type Parts = Pick<HandlerContext, 'db' | 'principal' | 'randomId' | 'now' | 'locale'>

export interface CartForLine {
  /** Locked until the end; undefined when it is not the caller's. */
  cart: CartRow | undefined
  /** A guest's new cart is written with its first line. */
  isUnwritten: boolean
  /** One piece of what is to be added, as a line by itself; undefined when the estate has no such thing. */
  line: CartLineRow | undefined
  before: CartLineRow[]
  ground: CartGround
}

/** Opens a cart to add a line to it, and reads all that it depends on; the cart's lock travels first. */
export async function openCartForLine(
  parts: Parts,
  { cartId, declinationId }: { cartId: string; declinationId: number },
): Promise<CartForLine> {
  const isUnwritten = cartId === 'new' && parts.principal === null
  if (isUnwritten) {
    const cart = emptyCart(parts.randomId(), null)
    return { cart, isUnwritten, ...(await readLines(parts, { cartId: cart.id, declinationId })) }
  }
  if (cartId === 'new') {
    const cart = await openMainCart(parts)
    return { cart, isUnwritten, ...(await readLines(parts, { cartId: cart.id, declinationId })) }
  }
  const [cart, read] = await Promise.all([openCart(parts, cartId), readLines(parts, { cartId, declinationId })])
  // One that leads on to another cart has no lines of its own any more.
  const isElsewhere = cart !== undefined && cart.id !== cartId
  return { cart, isUnwritten, ...(isElsewhere ? await readLines(parts, { cartId: cart.id, declinationId }) : read) }
}

async function readLines(
  { db, locale }: Parts,
  { cartId, declinationId }: { cartId: string; declinationId: number },
): Promise<Pick<CartForLine, 'line' | 'before' | 'ground'>> {
  const [lines, ground] = await Promise.all([
    linesWithNew(db, { cartId, declinationId, customizations: '[]', gift: null, locale }),
    readCartGround(db, { cartId, also: [declinationId] }),
  ])
  const line = lines.find(({ line_id }) => line_id === NEW_LINE)
  return { line, before: lines.filter((one) => one !== line), ground }
}

/** What is to be added with its answers and its gift: they are part of its price, and of what makes two lines one. */
export async function findAddedLine({ db, locale }: Parts, wish: LineToAdd): Promise<CartLineRow> {
  const lines = await linesWithNew(db, { ...wish, locale })
  const line = lines.find(({ line_id }) => line_id === NEW_LINE)
  if (!line) throw new Error(`Declination ${wish.declinationId} is gone`)
  return line
}
