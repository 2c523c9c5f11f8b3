import type { Cents } from '#rules/basics/money.ts'

/** No line of a cart holds more pieces. */
export const MOST_PIECES = 10_000

/** No order costs more euros: above what any estate sells at once, and well below what a column of cents takes. */
export const MOST_EUROS = 1_000_000

/** Whether an order costs more than any may. A code is no way around: what it takes off is counted. */
export function isTooExpensive({ products, shipping }: { products: Cents; shipping: Cents }): boolean {
  return products + shipping > MOST_EUROS * 100
}
