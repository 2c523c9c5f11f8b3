import { findDiscountCode } from '#db/queries/carts/discount-codes.ts'
import { codeUsesByEmail } from '#db/queries/orders/orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Cents } from '#rules/basics/money.ts'
import { discountOutcome, normalizeCode, shippingDiscount } from '#rules/carts/discount-codes.ts'

interface CodeContext {
  cartId: string
  code: string
  products: Cents
  /** What delivery costs; zero while it is not known. */
  shipping: Cents
  /** Null while nobody knows who buys. */
  email: string | null
  now: Date
}

/** A code that holds, and what it takes off. */
interface CodeReservation {
  id: number
  code: string
  discount: { amount: Cents; isOnShipping: boolean }
}

/** What a code takes off an order; refused alike whether it never was, has lapsed or is used up. */
export async function checkCode(
  db: SiteDb,
  { cartId, code, products, shipping, email, now }: CodeContext,
): Promise<{ refusal: 'discount-unknown' } | { held: CodeReservation }> {
  const found = await findDiscountCode(db, { code: normalizeCode(code), cartId })
  const isCounted = found && email !== null && found.max_uses_per_customer !== null
  const usesByCustomer = isCounted ? await codeUsesByEmail(db, { codeId: found.id, email, cartId }) : null
  const outcome = discountOutcome(found, { products, now, usesByCustomer })
  if (!found || !outcome.isValid) return { refusal: 'discount-unknown' }
  const { isOnShipping } = outcome
  const amount = isOnShipping ? shippingDiscount(found, shipping) : outcome.amount
  return { held: { id: found.id, code: found.code, discount: { amount, isOnShipping } } }
}
