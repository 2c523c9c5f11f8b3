import type { DiscountType } from '#contract/catalogue/closed-sets.ts'
import { type Cents, cents, roundToCents } from '#rules/basics/money.ts'

/** `amount` is in hundredths: of a euro, or of a percent. */
export interface PriceReduction {
  type: DiscountType
  amount: number
}

/** The price after a reduction; never below nothing. The view `estate.offers` computes the same. */
export function reducedPrice(price: Cents, discount: PriceReduction | null): Cents {
  if (!discount) return price
  if (discount.type === 'EURO') return cents(Math.max(0, price - discount.amount))
  return cents(price - roundToCents((price * discount.amount) / 10_000))
}

export interface Tier extends PriceReduction {
  minQuantity: number
}

interface TierPriceOptions {
  price: Cents
  tiers: readonly Tier[]
  quantity: number
}

/** What one costs when so many are bought: the highest tier that the quantity reaches. */
export function tierPrice({ price, tiers, quantity }: TierPriceOptions): Cents {
  let reached: Tier | null = null
  for (const tier of tiers) {
    if (tier.minQuantity <= quantity && (!reached || tier.minQuantity > reached.minQuantity)) reached = tier
  }
  return reducedPrice(price, reached)
}

/** Of a litre, for what is sold by volume (arrêté du 16 novembre 1999). */
export function pricePerLitre(price: Cents, millilitres: number | null): Cents | null {
  return millilitres ? roundToCents((price * 1_000) / millilitres) : null
}

export interface PriceChange {
  price: Cents
  since: Date
}

const THIRTY_DAYS = 30 * 24 * 3_600_000

const inTime = (history: readonly PriceChange[]) =>
  [...history].sort((one, other) => one.since.getTime() - other.since.getTime())

/** The lowest price in force in the thirty days before a moment; null where there was none. */
export function lowestPrice(history: readonly PriceChange[], at: Date): Cents | null {
  const ordered = inTime(history).filter(({ since }) => since.getTime() <= at.getTime())
  const windowStart = at.getTime() - THIRTY_DAYS
  // A price stays in force until the next one begins.
  const inForce = ordered.filter((_, index) => (ordered[index + 1]?.since ?? at).getTime() > windowStart)
  return inForce.length > 0 ? cents(Math.min(...inForce.map(({ price }) => price))) : null
}

/**
 * The price a reduction is announced against: the lowest in force in the thirty days before it began
 * (Code de la consommation, L112-1-1). Null when there was none before, or when nothing is saved on it.
 */
export function referencePrice(current: Cents, history: readonly PriceChange[]): Cents | null {
  const ordered = inTime(history)
  const now = ordered.at(-1)
  const lowest = now ? lowestPrice(ordered.slice(0, -1), now.since) : null
  return lowest !== null && lowest > current ? lowest : null
}

/** Whole percent saved, never said to be more than it is. */
export function savedPercent(reference: Cents, price: Cents): number {
  return Math.floor(((reference - price) * 100) / reference + 1e-9)
}
