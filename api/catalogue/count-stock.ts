import type { Handler } from '#api/calls/handler.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { countStock } from '#contract/catalogue/stock.ts'
import { lockStocks } from '#db/queries/catalogue/stock-books.ts'
import { holderOf, moveStocks, takenTooFar, type WantedChange } from './move-stocks.ts'

export const handleCountStock: Handler<typeof countStock> = async ({ body: { counts, note } }, parts) => {
  const ids = counts.map(({ declinationId }) => declinationId)
  const stockById = new Map((await lockStocks(parts.db, ids)).map((stock) => [stock.declinationId, stock]))
  const problems: Record<string, Problem> = {}
  const wanted: WantedChange[] = []
  const seenHolders = new Set<string>()
  for (const [at, { declinationId, seen, counted }] of counts.entries()) {
    const stock = stockById.get(declinationId)
    if (!stock || stock.isUncounted) {
      problems[`counts.${at}.declinationId`] = { problem: 'not-there' }
      continue
    }
    if (seenHolders.has(holderOf(stock))) problems[`counts.${at}.declinationId`] = { problem: 'given-twice' }
    seenHolders.add(holderOf(stock))
    if (stock.quantity !== seen) problems[`counts.${at}.seen`] = { problem: 'stock-is-now', limit: stock.quantity }
    const tooMany = takenTooFar([{ stock, change: counted - stock.quantity }])
    // Orders that are being paid hold bottles which nobody has found: one of both has to be put right first.
    if (tooMany.size > 0) problems[`counts.${at}.counted`] = { problem: 'too-small', limit: stock.reserved }
    wanted.push({ stock, change: counted - stock.quantity })
  }
  if (Object.keys(problems).length > 0) return { problems }
  const different = wanted.filter(({ change }) => change !== 0)
  const { moved, changes } = await moveStocks(parts, { wanted: different, reason: 'COUNT', note })
  return { value: { moved, unchanged: wanted.length - different.length }, changes }
}
