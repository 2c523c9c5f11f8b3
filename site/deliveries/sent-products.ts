import type { Cart } from '#contract/carts/carts.ts'
import type { SentProduct } from './use-estimate.ts'

/** What of a cart can be had, as delivery is asked about. */
export function sentProducts(cart: Cart | null): SentProduct[] {
  const lines = cart?.products.filter(({ isUnavailable }) => !isUnavailable) ?? []
  return lines.map(({ id, quantity }) => ({ idProduct: id, quantity }))
}
