import type { HandlerContext } from '#api/calls/handler.ts'
import { type CartRow, createCart, lockCart, lockCustomer, lockMainCart } from '#db/queries/carts/carts.ts'
import { mayUseCart } from './may-use-cart.ts'

type Parts = Pick<HandlerContext, 'db' | 'principal' | 'randomId' | 'now'>

/**
 * The caller's cart, locked until the end; undefined when it is not theirs, is unknown or was ordered. A guest's cart that
 * became part of the customer's leads them on to it, as one that was ordered leads to what was not part of the order.
 */
export async function openCart(parts: Pick<Parts, 'db' | 'principal'>, id: string): Promise<CartRow | undefined> {
  const { db, principal } = parts
  const cart = await lockCart(db, id)
  if (!cart) return undefined
  const next = cart.merged_into ?? cart.followed_by
  if (next !== null) return openCart(parts, next)
  return cart.ordered_at === null && mayUseCart(cart, principal) ? cart : undefined
}

/** The one cart of a customer, made when there is none; a guest gets a new one each time. */
export async function openMainCart({ db, principal, randomId, now }: Parts): Promise<CartRow> {
  if (principal) await lockCustomer(db, principal.id)
  const own = principal ? await lockMainCart(db, principal.id) : undefined
  if (own) return own
  const user_id = principal?.id ?? null
  const id = randomId()
  const isNew = await createCart(db, { id, userId: user_id, now })
  // An order that was paid at this moment may have left a cart of what was not part of it.
  const left = isNew || !principal ? undefined : await lockMainCart(db, principal.id)
  return left ?? emptyCart(id, user_id)
}

/** A cart as it is when it is new. */
export function emptyCart(id: string, userId: number | null): CartRow {
  return { id, user_id: userId, discount_code: null, ordered_at: null, merged_into: null, followed_by: null }
}
