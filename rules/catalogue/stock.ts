/** Changes of counts above this are not told to those who keep answers: nobody can choose more (migration 0040). */
export const MOST_TOLD = 1_000

/** What one piece of a declination draws from one stock: a bottle from its own, a box from each of its bottles. */
export interface StockNeed {
  declinationId: number
  /** Whose stock it is. */
  holder: string
  /** Pieces taken for one. */
  need: number
  /** Pieces there are. */
  stock: number
}

export interface WantedQuantity {
  declinationId: number
  quantity: number
}

interface StillAvailableOptions {
  declinationId: number
  wanted: readonly WantedQuantity[]
  needs: readonly StockNeed[]
}

/**
 * How many more of a declination can be had beside what is already wanted. Boxes and loose bottles draw from the same
 * stock, and so do two lines of one wine. Null when nobody counts.
 */
export function stillAvailable({ declinationId, wanted, needs }: StillAvailableOptions): number | null {
  const own = needs.filter((need) => need.declinationId === declinationId)
  if (own.length === 0) return null
  const taken = takenByHolder(wanted, needs)
  const possible = own.map(({ holder, need, stock }) => Math.floor((stock - (taken.get(holder) ?? 0)) / need))
  return Math.max(0, Math.min(...possible))
}

/** What these lines take from which stock, boxes opened and lines of the same wine together. */
export function takenByHolder(wanted: readonly WantedQuantity[], needs: readonly StockNeed[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { declinationId, quantity } of wanted) {
    for (const { holder, need } of needs.filter((one) => one.declinationId === declinationId)) {
      taken.set(holder, (taken.get(holder) ?? 0) + need * quantity)
    }
  }
  return taken
}
