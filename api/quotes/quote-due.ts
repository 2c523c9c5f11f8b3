import type { DueHandler } from '#api/background/due-handler.ts'
import { changeQuote, lockQuote } from '#db/queries/quotes/quotes.ts'
import { quoteState } from '#rules/quotes/quote-state.ts'

/** The last day of a quote is over. The order that held its stock ends at the same time, by itself. */
export const handleQuoteLapse: DueHandler = async ({ subject, now, transact }) => {
  await transact(async (db) => {
    const quote = await lockQuote(db, Number(subject))
    if (quote?.state !== 'OPEN') return
    if (quoteState({ state: quote.state, validUntil: quote.valid_until }, now) !== 'LAPSED') return
    await changeQuote(db, { id: quote.id, state: 'LAPSED', now })
  })
}
