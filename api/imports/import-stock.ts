import { readStockLine, type StockLine } from '#rules/imports/stock-line.ts'
import { attempt } from './attempt.ts'
import type { GoodsParts, ImportedLine } from './import-parts.ts'
import { setStock } from './set-stock.ts'

/** How many there are of one bottle. */
export async function importStock(parts: GoodsParts, lines: readonly ImportedLine[]): Promise<void> {
  const { book } = parts
  for (const { position, cells, fault } of lines) {
    if (fault) book.refuseUnread(position, fault)
    if (fault) continue
    const { line, problems } = readStockLine(cells)
    const bottle = findBottle(parts, line)
    if (problems.length === 0 && !bottle)
      problems.push({ field: 'reference', problem: { problem: 'reference-unknown' } })
    if (problems.length > 0 || !bottle) {
      book.refuse(position, problems)
      continue
    }
    const options = { position, declinationId: bottle.id, target: line.quantity, field: 'quantity' } as const
    const refused = await attempt(parts, () => setStock(parts, options))
    if (refused) book.refuse(position, refused.problems)
    else book.take(position, 'SAME')
  }
}

function findBottle({ goods: { bottles } }: GoodsParts, { id, reference, gtin }: StockLine) {
  if (id !== null) return bottles.find((bottle) => bottle.id === id)
  if (reference !== '') return bottles.find((bottle) => bottle.reference === reference)
  const scanned = bottles.filter((bottle) => bottle.gtin === gtin)
  // A bar code that several bear tells none of them.
  return scanned.length === 1 ? scanned[0] : undefined
}
