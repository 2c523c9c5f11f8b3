import { moveStocks, takenTooFar } from '#api/catalogue/move-stocks.ts'
import type { ImportField } from '#contract/imports/closed-sets.ts'
import { lockStocks } from '#db/queries/catalogue/stock-books.ts'
import type { Attempted } from './attempt.ts'
import type { ImportParts } from './import-parts.ts'

const MOST_PIECES = 1_000_000

interface StockTarget {
  position: number
  declinationId: number
  /** How many there are, as the file says. */
  target: number
  field: ImportField
}

/** Brings a stock to what the file says, by a movement: the books go on adding up. */
export async function setStock(
  parts: ImportParts,
  { position, declinationId, target, field }: StockTarget,
): Promise<Attempted> {
  const { db, book, filename } = parts
  if (target > MOST_PIECES) return { problems: [{ field, problem: { problem: 'too-big', limit: MOST_PIECES } }] }
  const [stock] = await lockStocks(db, [declinationId])
  const warn = (problem: 'stock-not-counted' | 'stock-counted-once') =>
    book.tell(position, { kind: 'WARNING', problems: [{ field, problem: { problem } }] })
  if (!stock || stock.isUncounted) {
    warn('stock-not-counted')
    return null
  }
  const change = target - stock.quantity
  if (change === 0) return null
  // Where all bottles of a wine lie on one heap, the first line that counts it has said how many there are.
  const isShared = stock.holder === 'PRODUCT' && book.counted.has(stock.holderId)
  if (stock.holder === 'PRODUCT') book.counted.add(stock.holderId)
  if (isShared) {
    warn('stock-counted-once')
    return null
  }
  if (takenTooFar([{ stock, change }]).size > 0)
    return { problems: [{ field, problem: { problem: 'too-small', limit: stock.reserved } }] }
  await moveStocks(parts, { wanted: [{ stock, change }], reason: 'CORRECTION', note: filename.slice(0, 300) })
  const after = { quantity: target, change }
  book.note({ position, thing: 'stock', id: declinationId, before: { quantity: stock.quantity }, after })
  book.take(position, 'CHANGED')
  return null
}
