import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { getQuote } from '#contract/quotes/quotes.ts'
import { findQuoteByToken } from '#db/queries/quotes/quotes.ts'
import { showQuote } from './show-quote.ts'

export const handleGetQuote: Handler<typeof getQuote> = async ({ params }, { db, now }) => {
  const quote = await findQuoteByToken(db, hashToken(params.token))
  return quote ? { value: { quote: showQuote(quote, now) } } : { refusal: 'quote-unknown' }
}
