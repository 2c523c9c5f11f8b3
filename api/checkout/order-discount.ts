import { countCodeUses, findDiscountCode } from '#db/queries/carts/discount-codes.ts'
import type { SiteDb } from '#db/site-db.ts'
import { customerKey } from '#rules/accounts/customer-key.ts'
import type { Cents } from '#rules/basics/money.ts'
import { discountOutcome, normalizeCode, shippingDiscount } from '#rules/carts/discount-codes.ts'

interface CodeContext {
  cartId: string
  code: string
  products: Cents
  /** What delivery costs; zero while it is not known. */
  shipping: Cents
  buyer: {
    /** Null while nobody knows who buys. */
    email: string | null
    userId: number | null
  }
  now: Date
}

/** A code that holds, and what it takes off. */
export interface HeldCode {
  id: number
  code: string
  maxUsesPerCustomer: number | null
  discount: { amount: Cents; isOnShipping: boolean }
}

/**
 * What a code takes off an order; refused alike whether it never was, has lapsed or is used up. It only looks: an order
 * counts once more when it holds the code.
 */
export async function checkCode(
  db: SiteDb,
  { cartId, code, products, shipping, buyer, now }: CodeContext,
): Promise<{ refusal: 'discount-unknown' } | { held: HeldCode }> {
  const found = await findDiscountCode(db, { code: normalizeCode(code), cartId })
  const { email, userId } = buyer
  const isCounted = found && email !== null && found.max_uses_per_customer !== null
  const usesByCustomer = isCounted
    ? await countCodeUses(db, { codeId: found.id, customerKey: customerKey(email), userId, exceptCartId: cartId })
    : null
  const outcome = discountOutcome(found, { products, now, usesByCustomer })
  if (!found || !outcome.isValid) return { refusal: 'discount-unknown' }
  const { isOnShipping } = outcome
  const amount = isOnShipping ? shippingDiscount(found, shipping) : outcome.amount
  const { id, max_uses_per_customer: maxUsesPerCustomer } = found
  return { held: { id, code: found.code, maxUsesPerCustomer, discount: { amount, isOnShipping } } }
}
