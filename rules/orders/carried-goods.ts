import { type Cents, cents } from '#rules/basics/money.ts'
import type { VatPart } from './vat.ts'

interface CarriedLine {
  quantity: number
  refundedQuantity: number
  /** As they were sold, before any reduction. */
  parts: readonly { rate: number; cents: number }[]
  isDematerialized: boolean
}

/** What of an order is still brought, by rates of VAT, highest first: delivery is accessory to it and follows its rates. */
export function carriedGoods(lines: readonly CarriedLine[]): VatPart[] {
  const byRate = new Map<number, Cents>()
  for (const { quantity, refundedQuantity, parts, isDematerialized } of lines) {
    if (isDematerialized || refundedQuantity >= quantity) continue
    for (const { rate, cents: amount } of parts) {
      const left = Math.round((amount * (quantity - refundedQuantity)) / quantity)
      byRate.set(rate, cents((byRate.get(rate) ?? 0) + left))
    }
  }
  return [...byRate].sort(([one], [other]) => other - one).map(([rate, amount]) => ({ rate, cents: amount }))
}
