import { type Cents, cents } from '#rules/basics/money.ts'
import { tierPrice } from '#rules/catalogue/prices.ts'
import { countedQuantity, type PricedLine } from './cart-prices.ts'

/** A line of a cart that has prices by quantity. */
export interface TieredLine extends PricedLine {
  productId: number
  name: string
  /** What tells it from other vintages and formats of the same wine. */
  title: string
  multiple: number
  /** How many the cart may hold of it; null where nobody counts. */
  available: number | null
  /** The other products of its set, where all of them count together. */
  mates: readonly string[]
}

/** What there is to say of the price of a line: whom it owes a lower one to, or how little is missing for it. */
export type TierProgress =
  | { kind: 'reached'; from: number; thanksTo: readonly string[] }
  | { kind: 'near'; missing: number; unitPrice: Cents; mates: readonly string[] }

/** Less than a case of six; what is sold by more is near with one more of it. */
const FEW = 5

export function tierProgress(line: TieredLine, lines: readonly TieredLine[]): TierProgress | null {
  return nearTier(line, lines) ?? reachedTier(line, lines)
}

function nearTier(line: TieredLine, lines: readonly TieredLine[]): TierProgress | null {
  const { tiers, price, answersCost, multiple, quantity, available, mates } = line
  const counted = countedQuantity(line, lines)
  const next = tiers.map(({ minQuantity }) => minQuantity).filter((from) => from > counted)
  if (next.length === 0) return null
  const short = Math.min(...next) - counted
  // Where others count too, they may be sold one by one.
  const missing = mates.length > 0 ? short : Math.ceil(short / multiple) * multiple
  const canBeHad = mates.length > 0 || available === null || quantity + missing <= available
  const reduced = tierPrice({ price, tiers, quantity: counted + missing })
  const isCheaper = reduced < tierPrice({ price, tiers, quantity: counted })
  if (missing > Math.max(FEW, multiple) || !canBeHad || !isCheaper) return null
  return { kind: 'near', missing, unitPrice: cents(reduced + answersCost), mates }
}

function reachedTier(line: TieredLine, lines: readonly TieredLine[]): TierProgress | null {
  const { tiers, price, declinationId } = line
  const counted = countedQuantity(line, lines)
  const reached = tiers.map(({ minQuantity }) => minQuantity).filter((from) => from <= counted)
  if (reached.length === 0 || tierPrice({ price, tiers, quantity: counted }) === price) return null
  const from = Math.max(...reached)
  const own = lines.filter((other) => other.declinationId === declinationId)
  const isByItself = own.reduce((sum, { quantity }) => sum + quantity, 0) >= from
  return { kind: 'reached', from, thanksTo: isByItself ? [] : othersCounted(line, lines) }
}

/** Other wines by their names, other bottles of the same wine by what tells them apart. */
function othersCounted(line: TieredLine, lines: readonly TieredLine[]): string[] {
  const others = lines.filter(
    ({ tierSet, declinationId }) => tierSet?.id === line.tierSet?.id && declinationId !== line.declinationId,
  )
  return [...new Set(others.map(({ productId, name, title }) => (productId === line.productId ? title : name)))]
}
