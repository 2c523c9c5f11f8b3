import { type StockNeed, takenByHolder, type WantedQuantity } from './stock.ts'

/** What an order takes from one stock. */
export interface StockClaim {
  holder: 'DECLINATION' | 'PRODUCT'
  holderId: number
  quantity: number
}

/** What these lines take from which stock, ordered so that two orders always lock in the same order. */
export function stockClaims(wanted: readonly WantedQuantity[], needs: readonly StockNeed[]): StockClaim[] {
  const claims = [...takenByHolder(wanted, needs)].map(([holder, quantity]) => ({ ...readHolder(holder), quantity }))
  return claims.sort(byLock)
}

/** One claim on each stock, in the order in which they are locked. */
export function sumClaims(claims: readonly StockClaim[]): StockClaim[] {
  const byHolder = Map.groupBy(claims, ({ holder, holderId }) => `${holder} ${holderId}`)
  return [...byHolder.values()]
    .flatMap(([first, ...more]) =>
      first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
    )
    .sort(byLock)
}

function byLock(a: StockClaim, b: StockClaim): number {
  return a.holder.localeCompare(b.holder) || a.holderId - b.holderId
}

/** `declination 12`, as db/queries/catalogue/stock.ts names whose stock it is. */
function readHolder(holder: string): Pick<StockClaim, 'holder' | 'holderId'> {
  const [kind, id] = holder.split(' ')
  return { holder: kind === 'product' ? 'PRODUCT' : 'DECLINATION', holderId: Number(id) }
}
