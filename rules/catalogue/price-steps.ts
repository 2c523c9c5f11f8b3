import type { DiscountType, PriceStep } from '#contract/catalogue/closed-sets.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import { lowestPrice, type PriceChange, type PriceReduction, reducedPrice, referencePrice } from './prices.ts'

/** Amounts are in hundredths: of a euro, or of a percent. */
export interface PriceWish {
  step: PriceStep
  amount: number
  /** New prices are whole multiples of it. */
  roundTo: Cents
}

/** More than anything here costs. */
const MOST_CENTS = 100_000_000

const DISCOUNTS: Readonly<Partial<Record<PriceStep, DiscountType>>> = {
  DISCOUNT_EURO: 'EURO',
  DISCOUNT_PERCENT: 'PERCENT',
}

/** The reduction that a wish gives; null where it gives a new price. */
export function wishedReduction({ step, amount }: PriceWish): PriceReduction | null {
  const type = DISCOUNTS[step]
  return type ? { type, amount } : null
}

/** Whether its amount means something: a reduction takes something off, of a percent at most all. */
export function isSound(wish: PriceWish): boolean {
  const reduction = wishedReduction(wish)
  if (!reduction) return wish.step === 'SET' ? wish.amount > 0 : wish.amount !== 0
  return wish.amount > 0 && (reduction.type === 'EURO' || wish.amount < 10_000)
}

/** The price after the step, rounded; null where nothing would be left of it, or more than anything costs. */
export function steppedPrice(price: Cents, { step, amount, roundTo }: PriceWish): Cents | null {
  const exact: Readonly<Record<PriceStep, number>> = {
    SET: amount,
    EURO: price + amount,
    PERCENT: price + (price * amount) / 10_000,
    DISCOUNT_EURO: price,
    DISCOUNT_PERCENT: price,
  }
  if (step === 'DISCOUNT_EURO' || step === 'DISCOUNT_PERCENT') return price
  // A price that is typed is meant as it is.
  const unit = step === 'SET' ? 1 : roundTo
  const rounded = Math.floor(exact[step] / unit + 0.5 + 1e-9) * unit
  return rounded > 0 && rounded <= MOST_CENTS ? cents(rounded) : null
}

/** What one costs and has cost. */
interface PricedThing {
  price: Cents
  reduction: PriceReduction | null
  history: readonly PriceChange[]
}

interface PriceOutlook {
  newPrice: Cents
  oldFinal: Cents
  newFinal: Cents
  lowest: Cents | null
  reference: Cents | null
}

/** What becomes of a price from a moment on, and what may be said of it then; null where it cannot be. */
export function priceOutlook(
  { price, reduction, history }: PricedThing,
  { wish, from }: { wish: PriceWish; from: Date },
): PriceOutlook | null {
  const newPrice = steppedPrice(price, wish)
  if (newPrice === null) return null
  const given = wishedReduction(wish)
  const newFinal = reducedPrice(newPrice, given ?? reduction)
  if (given && newFinal === 0) return null
  const isReduced = newFinal < newPrice
  const past = history.filter(({ since }) => since.getTime() < from.getTime())
  return {
    newPrice,
    oldFinal: reducedPrice(price, reduction),
    newFinal,
    lowest: lowestPrice(past, from),
    reference: isReduced ? referencePrice(newFinal, [...past, { price: newFinal, since: from }]) : null,
  }
}
