import type { Problems } from '#contract/basics/problems.ts'
import type { Cart } from '#contract/carts/carts.ts'
import { cents, eurosToCents } from '#rules/basics/money.ts'
import { isTooExpensive, MOST_EUROS } from '#rules/orders/order-limits.ts'

/** A cart that could be ordered by its price; else what is wrong with the quantity that has just been asked for. */
export function affordable(cart: Cart): { value: Cart } | { problems: Problems } {
  const products = eurosToCents(cart.totalProductToPay)
  if (!isTooExpensive({ products, shipping: cents(0) })) return { value: cart }
  return { problems: { quantity: { problem: 'over-order-total', limit: MOST_EUROS } } }
}
