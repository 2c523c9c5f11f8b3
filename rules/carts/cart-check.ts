import type { StockNeed } from '#rules/catalogue/stock.ts'

export interface CheckedLine {
  declinationId: number
  quantity: number
  multiple: number
  isOnSale: boolean
}

/** Why a line cannot be had as it stands. */
export type Absence = 'withdrawn' | 'sold-out' | 'below-multiple'

export interface LineStanding {
  /** What the cart may hold now; unchanged on a line that cannot be had. */
  quantity: number
  absence: Absence | null
  /** How many the cart may hold of it beside its other lines; null where nobody counts. */
  available: number | null
}

/**
 * What a cart may still hold, line by line: never more than there is of what boxes and bottles share, only whole multiples,
 * and never more than was wished. Who came first keeps theirs. A line that cannot be had stays and takes nothing.
 */
export function checkLines(lines: readonly CheckedLine[], needs: readonly StockNeed[]): LineStanding[] {
  const shelf = openShelf(needs)
  const settled = lines.map((line) => {
    const standing = checkLine(line, shelf.left(line.declinationId))
    if (standing.absence === null) shelf.take(line.declinationId, standing.quantity)
    return { line, ...standing }
  })
  // What is beside a line is known once all are settled.
  return settled.map(({ line: { declinationId, isOnSale }, quantity, absence }) => {
    if (!isOnSale) return { quantity, absence, available: 0 }
    const own = absence === null ? quantity : 0
    shelf.take(declinationId, -own)
    const available = shelf.left(declinationId)
    shelf.take(declinationId, own)
    return { quantity, absence, available }
  })
}

function checkLine({ quantity, multiple, isOnSale }: CheckedLine, left: number | null) {
  if (!isOnSale) return { quantity, absence: 'withdrawn' as const }
  const most = left === null ? quantity : Math.min(quantity, left)
  const possible = Math.floor(most / multiple) * multiple
  if (possible > 0) return { quantity: possible, absence: null }
  const isGone = left !== null && left < multiple
  return { quantity, absence: isGone ? ('sold-out' as const) : ('below-multiple' as const) }
}

/** The stocks as lines take from them. */
function openShelf(needs: readonly StockNeed[]) {
  const needsById = Map.groupBy(needs, ({ declinationId }) => declinationId)
  const stockByHolder = new Map(needs.map(({ holder, stock }) => [holder, stock]))
  return {
    left(declinationId: number): number | null {
      const own = needsById.get(declinationId)
      if (!own) return null
      return Math.max(
        0,
        Math.min(...own.map(({ holder, need }) => Math.floor((stockByHolder.get(holder) ?? 0) / need))),
      )
    },
    take(declinationId: number, quantity: number): void {
      for (const { holder, need } of needsById.get(declinationId) ?? []) {
        stockByHolder.set(holder, (stockByHolder.get(holder) ?? 0) - need * quantity)
      }
    },
  }
}
