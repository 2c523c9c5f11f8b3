import { type Cents, cents, eurosToCents, roundToCents } from '#rules/basics/money.ts'

interface OwnDiscount {
  type: 'EURO' | 'PERCENT'
  /** Euros, or percent. */
  amount: number
}

/** What the estate takes off goods that cost so much: never more than they cost. Delivery is not reduced by it. */
export function ownDiscount({ type, amount }: OwnDiscount, goods: Cents): Cents {
  const wanted = type === 'EURO' ? eurosToCents(amount) : roundToCents((goods * Math.round(amount * 100)) / 10_000)
  return cents(Math.min(goods, Math.max(0, wanted)))
}
