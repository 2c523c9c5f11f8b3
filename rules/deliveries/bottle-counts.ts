import type { ProductType } from '#contract/catalogue/closed-sets.ts'

const BOTTLE_MILLILITRES = 750

/** A line of a cart or an order, as far as its bottles are concerned. */
export interface BottledLine {
  type: ProductType
  quantity: number
  /** Of one; null where no size is given. */
  millilitres: number | null
  /** Bottles of wine in one box, whatever their size; null where nobody says what is in it. */
  content_bottles?: number | null
  /** All wine in one box; null where nobody says what is in it. */
  content_millilitres?: number | null
  sell_by_multiple_of: number
  is_dematerialized: boolean
}

/** Wine, or a box unless all that is known to be in it is none. */
export function holdsBottles({ type, content_bottles, is_dematerialized }: BottledLine): boolean {
  return !is_dematerialized && (type === 'WINE' || (type === 'BOX' && content_bottles !== 0))
}

/**
 * The bottles that travel: a wine is one whatever its size, a box the wine that lies in it, anything else none.
 * By capacity, it is the number of 0.75 l that the wine would fill, rounded down.
 */
export function bottleCount(lines: readonly BottledLine[], { byCapacity }: { byCapacity: boolean }): number {
  const bottled = lines.filter(holdsBottles)
  return byCapacity ? Math.floor(sum(bottled, wineMillilitres) / BOTTLE_MILLILITRES) : sum(bottled, realBottles)
}

/**
 * The specification's count, for free delivery only: a wine under 0.75 l is half a bottle, a box its sell-by multiple,
 * halved likewise, whatever lies in it; rounded down.
 */
export function freeShippingBottles(lines: readonly BottledLine[]): number {
  const counted = lines.filter(({ type, is_dematerialized }) => !is_dematerialized && type !== 'OTHER')
  return Math.floor(sum(counted, halfBottles) / 2)
}

function realBottles({ type, quantity, content_bottles, sell_by_multiple_of }: BottledLine): number {
  return type === 'BOX' ? quantity * (content_bottles ?? sell_by_multiple_of) : quantity
}

function wineMillilitres(line: BottledLine): number {
  const each = line.type === 'BOX' ? (line.content_millilitres ?? null) : line.millilitres
  return each === null ? (halfBottles(line) * BOTTLE_MILLILITRES) / 2 : line.quantity * each
}

function halfBottles({ type, quantity, millilitres, sell_by_multiple_of }: BottledLine): number {
  const isHalf = millilitres !== null && millilitres < BOTTLE_MILLILITRES
  return (type === 'BOX' ? quantity * sell_by_multiple_of : quantity) * (isHalf ? 1 : 2)
}

function sum(lines: readonly BottledLine[], count: (line: BottledLine) => number): number {
  return lines.reduce((total, line) => total + count(line), 0)
}
