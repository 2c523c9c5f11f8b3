import { type Cents, cents } from '#rules/basics/money.ts'
import { type ReducedPart, spreadOrder, type VatAmount, type VatLine, type VatPart, vatByRate } from './vat.ts'

interface TotalsFacts {
  lines: readonly (VatLine & { total: Cents })[]
  /** What the code takes off, and from what; never more than there is. */
  discount: { amount: Cents; isOnShipping: boolean } | null
  shipping: Cents
  /** What is brought where there are no lines. */
  carried?: readonly VatPart[]
}

export interface OrderTotals {
  products: Cents
  discount: Cents
  shipping: Cents
  total: Cents
  vat: VatAmount[]
  /** The parts of each line with what the code takes off them, in their order. */
  parts: ReducedPart[][]
}

/** What an order costs. A code on products reduces what is no gift card; one on delivery what delivery costs. */
export function orderTotals({ lines, discount, shipping, carried }: TotalsFacts): OrderTotals {
  const products = sum(lines)
  const base = discount?.isOnShipping ? shipping : sum(lines.filter(({ isDematerialized }) => !isDematerialized))
  const taken = cents(Math.min(discount?.amount ?? 0, base))
  const spread = spreadOrder({
    lines,
    productsDiscount: discount?.isOnShipping ? cents(0) : taken,
    shipping,
    shippingDiscount: discount?.isOnShipping ? taken : cents(0),
    carried,
  })
  return {
    products,
    discount: taken,
    shipping,
    total: cents(products - taken + shipping),
    vat: vatByRate([...spread.lines.flat(), ...spread.shipping]),
    parts: spread.lines,
  }
}

function sum(lines: readonly { total: Cents }[]): Cents {
  return cents(lines.reduce((amount, { total }) => amount + total, 0))
}
