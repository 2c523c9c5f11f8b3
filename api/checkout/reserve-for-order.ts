import { createHash } from 'node:crypto'
import { countCodeUses } from '#db/queries/carts/discount-codes.ts'
import { reserveStock } from '#db/queries/catalogue/stock-holds.ts'
import { takeCodeUse } from '#db/queries/orders/orders.ts'
import { countUnpaidHolds } from '#db/queries/orders/unpaid-holds.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { StockClaim } from '#rules/catalogue/stock-claims.ts'
import { holdsTooMuch } from '#rules/orders/hold-limits.ts'

interface OrderToHold {
  id: number
  cart_id: string
  customer_key: string
  user_id: number | null
  placed_from: string
}

interface HoldRequest {
  order: OrderToHold
  claims: readonly StockClaim[]
  code: { id: number; maxUsesPerCustomer: number | null } | null
}

/**
 * Holds what an order needs for the time of paying: stock, a use of its code, and, by being there, its slot. A refusal
 * rolls everything back.
 */
export async function holdForOrder(
  db: SiteDb,
  { order, claims, code }: HoldRequest,
): Promise<{ refusal: 'order-obstructed' | 'discount-unknown' } | null> {
  if (!(await reserveStock(db, { orderId: order.id, claims }))) return { refusal: 'order-obstructed' }
  if (code && !(await holdCode(db, { order, code }))) return { refusal: 'discount-unknown' }
  return null
}

/** Whether its customer, its place and its cart may hold so much unpaid. Asked last: whoever else orders there waits. */
export async function asksTooMuchPatience(
  db: SiteDb,
  { order, now }: { order: OrderToHold; now: Date },
): Promise<boolean> {
  const { cart_id: cartId, customer_key: customerKey, placed_from: placedFrom } = order
  return holdsTooMuch(await countUnpaidHolds(db, { cartId, customerKey, placedFrom, now }))
}

/**
 * A use of the code is taken with the order, so that the price which was shown is the price that is paid. The code's row is
 * locked from then on: only now can it be counted how often this customer has it.
 */
async function holdCode(
  db: SiteDb,
  { order, code }: { order: OrderToHold; code: NonNullable<HoldRequest['code']> },
): Promise<boolean> {
  if (!(await takeCodeUse(db, code.id))) return false
  if (code.maxUsesPerCustomer === null) return true
  const { customer_key: customerKey, user_id: userId } = order
  return (await countCodeUses(db, { codeId: code.id, customerKey, userId })) <= code.maxUsesPerCustomer
}

/** From where an order is placed: addresses are told apart, not known. */
export function placeHash(address: string): string {
  return createHash('sha256').update(`order ${address}`).digest('base64url')
}
