import { type Cents, cents } from '#rules/basics/money.ts'
import { type Tier, tierPrice } from '#rules/catalogue/prices.ts'

export interface PricedLine {
  declinationId: number
  quantity: number
  /** Of one, after its own reduction. */
  price: Cents
  /** What the answers add to one. */
  answersCost: Cents
  tiers: readonly Tier[]
  /** The set of tiers, and whether all its wines count together. */
  tierSet: { id: number; isMixable: boolean } | null
}

export interface LinePrice {
  unitPrice: Cents
  total: Cents
}

/** What each line costs. Quantities that count together are those of one declination, or of a mixable set. */
export function linePrices(lines: readonly PricedLine[]): LinePrice[] {
  return lines.map((line) => {
    const reduced = tierPrice({ price: line.price, tiers: line.tiers, quantity: countedQuantity(line, lines) })
    const unitPrice = cents(reduced + line.answersCost)
    return { unitPrice, total: cents(unitPrice * line.quantity) }
  })
}

export function cartTotal(prices: readonly LinePrice[]): Cents {
  return cents(prices.reduce((sum, { total }) => sum + total, 0))
}

/** What a code may take something off: what is never delivered is a gift card, and money is not reduced. */
export function discountableTotal(lines: readonly (LinePrice & { is_dematerialized: boolean })[]): Cents {
  return cartTotal(lines.filter((line) => !line.is_dematerialized))
}

/** How many count together for the tiers of a line, its own included. */
export function countedQuantity({ declinationId, tierSet }: PricedLine, lines: readonly PricedLine[]): number {
  const together = lines.filter((other) =>
    tierSet?.isMixable ? other.tierSet?.id === tierSet.id : other.declinationId === declinationId,
  )
  return together.reduce((sum, { quantity }) => sum + quantity, 0)
}
