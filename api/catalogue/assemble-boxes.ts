import type { Handler } from '#api/calls/handler.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { assembleBoxes } from '#contract/catalogue/stock.ts'
import { lockStocks } from '#db/queries/catalogue/stock-books.ts'
import { assemblyChanges } from '#rules/catalogue/stock-changes.ts'
import { holderOf, moveStocks, takenTooFar } from './move-stocks.ts'

export const handleAssembleBoxes: Handler<typeof assembleBoxes> = async ({ body }, parts) => {
  const { declinationId, quantity, parts: bottles, note } = body
  const ids = [declinationId, ...bottles.map((part) => part.declinationId)]
  const fields = ['declinationId', ...bottles.map((_, at) => `parts.${at}.declinationId`)]
  const stockById = new Map((await lockStocks(parts.db, ids)).map((stock) => [stock.declinationId, stock]))
  const stocks = ids.flatMap((id) => stockById.get(id) ?? [])
  const problems: Record<string, Problem> = {}
  for (const [at, id] of ids.entries()) {
    if (stockById.get(id)?.isUncounted !== false) problems[fields[at] ?? ''] = { problem: 'not-there' }
    else if (ids.indexOf(id) < at) problems[fields[at] ?? ''] = { problem: 'given-twice' }
  }
  if (quantity === 0) problems.quantity = { problem: 'quantity-not-positive' }
  const [box, ...taken] = stocks
  if (!box || Object.keys(problems).length > 0) return { problems }
  const changes = assemblyChanges({
    boxHolder: holderOf(box),
    boxes: quantity,
    parts: taken.map((stock, at) => ({ holder: holderOf(stock), quantity: bottles[at]?.quantity ?? 0 })),
  })
  const wanted = stocks.map((stock, at) => ({ stock, change: changes[at]?.change ?? 0 }))
  const tooFar = [...takenTooFar(wanted)]
  if (tooFar.length > 0) {
    const named = tooFar.map(([at, limit]) => {
      const field = at === 0 ? 'quantity' : `parts.${at - 1}.quantity`
      return [field, { problem: 'not-so-many-free', limit }] as const
    })
    return { problems: Object.fromEntries(named) }
  }
  const done = await moveStocks(parts, { wanted, reason: 'ASSEMBLY', note })
  return { value: { moved: done.moved }, changes: done.changes }
}
