import type { Cart } from '#contract/carts/carts.ts'

/** What the products cost, less what a code takes off them; counted in cents, since tenths of a euro do not add up. */
export function toPay({ totalProductToPay, discount }: Cart): number {
  const off = discount?.isValid ? discount.amount : 0
  return (Math.round(totalProductToPay * 100) - Math.round(off * 100)) / 100
}
