/** What unpaid orders of one customer, one place or one cart hold now, and how many of the last day ended unpaid. */
export interface UnpaidHolds {
  open: number
  /** Of each stock: what they hold together, and what lies in the cellar. */
  stocks: readonly { held: number; inCellar: number }[]
  lapsed: number
}

/** An unpaid order costs nothing and keeps bottles from those who would pay. These are the bounds of that patience. */
interface HoldLimit {
  /** Orders that may await payment at once. */
  open: number
  /**
   * Pieces of one stock that several such orders may hold together, or half of it where that is more. A single order may
   * be as large as it likes.
   */
  pieces: number
  /** Orders of the last day that nobody paid. */
  lapsed: number
}

const LIMITS = {
  customer: { open: 10, pieces: 60, lapsed: 10 },
  /** Many may share one: a tasting room, an office, a network of telephones. */
  place: { open: 200, pieces: 100, lapsed: 100 },
  /** A cart has one order at a time. */
  cart: { open: 1, pieces: Number.POSITIVE_INFINITY, lapsed: 3 },
} as const satisfies Record<string, HoldLimit>

/** Whether one more order, counted in already, asks for more patience than there is. */
export function holdsTooMuch(holds: Record<keyof typeof LIMITS, UnpaidHolds>): boolean {
  return (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).some((who) => isBeyond(holds[who], LIMITS[who]))
}

function isBeyond({ open, stocks, lapsed }: UnpaidHolds, limit: HoldLimit): boolean {
  const isHostage = stocks.some(({ held, inCellar }) => held > Math.max(limit.pieces, inCellar / 2))
  return open > limit.open || (open > 1 && isHostage) || lapsed >= limit.lapsed
}
