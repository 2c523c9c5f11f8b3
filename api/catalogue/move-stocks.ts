import type { Change, HandlerContext } from '#api/calls/handler.ts'
import type { StockReason } from '#contract/catalogue/closed-sets.ts'
import { type CountedStock, moveStock, sayWhy } from '#db/queries/catalogue/stock-books.ts'
import { changesTooFar, type StockChange } from '#rules/catalogue/stock-changes.ts'
import { tellStockBack } from './tell-stock-back.ts'

export interface WantedChange {
  stock: CountedStock
  change: number
}

export const holderOf = ({ holder, holderId }: CountedStock) => `${holder} ${holderId}`

/** Places of what cannot be taken, each with how many could. */
export function takenTooFar(wanted: readonly WantedChange[]): Map<number, number> {
  const levels = new Map(wanted.map(({ stock }) => [holderOf(stock), stock]))
  const changes = wanted.map(({ stock, change }): StockChange => ({ holder: holderOf(stock), change }))
  return changesTooFar(levels, changes)
}

interface MoveOptions {
  wanted: readonly WantedChange[]
  reason: StockReason
  note: string
}

interface MovedStock {
  declinationId: number
  change: number
  quantity: number
  reserved: number
}

/** Moves stocks that are locked, tells what they have become, and whoever waits for something that it is back. */
export async function moveStocks(
  parts: Pick<HandlerContext, 'db' | 'now' | 'randomId'>,
  { wanted, reason, note }: MoveOptions,
): Promise<{ moved: MovedStock[]; changes: Change[] }> {
  const { db } = parts
  await sayWhy(db, { reason, note })
  const quantities = new Map(wanted.map(({ stock }) => [holderOf(stock), stock.quantity]))
  const moved: MovedStock[] = []
  const changes: Change[] = []
  for (const { stock, change } of wanted) {
    const { declinationId, reserved } = stock
    const before = quantities.get(holderOf(stock)) ?? 0
    const quantity = before + change
    quantities.set(holderOf(stock), quantity)
    await moveStock(db, { ...stock, change })
    moved.push({ declinationId, change, quantity, reserved })
    const after = { quantity, reason, ...(note ? { note } : {}) }
    changes.push({ thing: 'declinations', id: declinationId, before: { quantity: before }, after })
  }
  const back = wanted.filter(({ change }) => change > 0).map(({ stock }) => stock.declinationId)
  for (const id of new Set(back)) await tellStockBack(parts, id)
  return { moved, changes }
}
