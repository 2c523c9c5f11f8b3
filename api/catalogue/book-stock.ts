import type { Handler } from '#api/calls/handler.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { bookStock } from '#contract/catalogue/stock.ts'
import { lockStocks } from '#db/queries/catalogue/stock-books.ts'
import { bookedChange } from '#rules/catalogue/stock-changes.ts'
import { moveStocks, takenTooFar, type WantedChange } from './move-stocks.ts'

export const handleBookStock: Handler<typeof bookStock> = async ({ body }, parts) => {
  const { reason, note, movements } = body
  const ids = movements.map(({ declinationId }) => declinationId)
  const stockById = new Map((await lockStocks(parts.db, ids)).map((stock) => [stock.declinationId, stock]))
  const problems: Record<string, Problem> = {}
  const wanted: WantedChange[] = []
  for (const [at, { declinationId, quantity }] of movements.entries()) {
    const stock = stockById.get(declinationId)
    const change = bookedChange(reason, quantity)
    if (!stock || stock.isUncounted) problems[`movements.${at}.declinationId`] = { problem: 'not-there' }
    if (change === null) problems[`movements.${at}.quantity`] = { problem: 'quantity-not-positive' }
    if (stock && change !== null) wanted.push({ stock, change })
  }
  if (Object.keys(problems).length > 0) return { problems }
  for (const [at, limit] of takenTooFar(wanted))
    problems[`movements.${at}.quantity`] = { problem: 'not-so-many-free', limit }
  if (Object.keys(problems).length > 0) return { problems }
  const { moved, changes } = await moveStocks(parts, { wanted, reason, note })
  return { value: { moved }, changes }
}
