import { type Cents, cents } from '#rules/basics/money.ts'
import { orderVat, type VatAmount, type VatPart } from './vat.ts'

interface TotalsFacts {
  lines: readonly { total: Cents; parts: readonly VatPart[] }[]
  /** What the code takes off, and from what; never more than there is. */
  discount: { amount: Cents; isOnShipping: boolean } | null
  shipping: Cents
}

export interface OrderTotals {
  products: Cents
  discount: Cents
  shipping: Cents
  total: Cents
  vat: VatAmount[]
}

/** What an order costs. A code on products is already bounded by them; one on delivery by what delivery costs. */
export function orderTotals({ lines, discount, shipping }: TotalsFacts): OrderTotals {
  const products = cents(lines.reduce((sum, { total }) => sum + total, 0))
  const base = discount?.isOnShipping ? shipping : products
  const taken = cents(Math.min(discount?.amount ?? 0, base))
  const onShipping = discount?.isOnShipping ? taken : 0
  return {
    products,
    discount: taken,
    shipping,
    total: cents(products - taken + shipping),
    vat: orderVat({
      parts: lines.flatMap(({ parts }) => parts),
      productsDiscount: cents(taken - onShipping),
      shipping: cents(shipping - onShipping),
    }),
  }
}
