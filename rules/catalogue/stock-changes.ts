import type { BookedReason } from '#contract/catalogue/closed-sets.ts'

/** What is in the cellar of one thing, and how much of it orders hold. */
interface StockLevel {
  quantity: number
  reserved: number
}

export interface StockChange {
  /** Whose stock it is. */
  holder: string
  change: number
}

/** Whether so many come or go for this reason; a correction says it by its sign. */
const SIGNS: Readonly<Record<BookedReason, 1 | -1 | null>> = { DELIVERY: 1, BREAKAGE: -1, SAMPLE: -1, CORRECTION: null }

/** The change of a stock when so many pieces are booked; null when that many cannot be. */
export function bookedChange(reason: BookedReason, quantity: number): number | null {
  const sign = SIGNS[reason]
  if (sign === null) return quantity === 0 ? null : quantity
  return quantity > 0 ? sign * quantity : null
}

/**
 * Which of these changes, one after the other, would take what is not there or what orders hold: their places, and how
 * many could leave at most.
 */
export function changesTooFar(
  levels: ReadonlyMap<string, StockLevel>,
  changes: readonly StockChange[],
): Map<number, number> {
  const quantities = new Map([...levels].map(([holder, { quantity }]) => [holder, quantity]))
  const tooFar = new Map<number, number>()
  for (const [at, { holder, change }] of changes.entries()) {
    const quantity = quantities.get(holder) ?? 0
    const free = Math.max(0, quantity - (levels.get(holder)?.reserved ?? 0))
    if (-change > free) tooFar.set(at, free)
    else quantities.set(holder, quantity + change)
  }
  return tooFar
}

interface Assembly {
  boxHolder: string
  /** Boxes that come, or below zero those that are taken apart. */
  boxes: number
  parts: readonly { holder: string; quantity: number }[]
}

/** Bottles go into boxes, or come back out of them. */
export function assemblyChanges({ boxHolder, boxes, parts }: Assembly): StockChange[] {
  return [
    { holder: boxHolder, change: boxes },
    ...parts.map(({ holder, quantity }) => ({ holder, change: -quantity * boxes })),
  ]
}
