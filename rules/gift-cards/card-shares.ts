import { type Cents, cents } from '#rules/basics/money.ts'

interface CardFunds {
  id: number
  /** What nobody holds of its balance. */
  free: number
}

export interface CardShare {
  cardId: number
  cents: Cents
}

/** What each card pays of a sum, in the order in which they were given; what is left is paid otherwise. */
export function payWithCards(total: number, cards: readonly CardFunds[]): { shares: CardShare[]; left: Cents } {
  let left = total
  const shares: CardShare[] = []
  for (const { id, free } of cards) {
    const part = Math.min(left, free)
    if (part > 0) shares.push({ cardId: id, cents: cents(part) })
    left -= Math.max(0, part)
  }
  return { shares, left: cents(left) }
}

interface CardUse {
  cardId: number
  cents: number
  returned: number
}

/** What goes back to which card of a refund: to the cards first, the last one that was used first. */
export function returnToCards(amount: number, uses: readonly CardUse[]): { shares: CardShare[]; left: Cents } {
  return payWithCards(
    amount,
    uses.toReversed().map(({ cardId, cents: used, returned }) => ({ id: cardId, free: used - returned })),
  )
}
