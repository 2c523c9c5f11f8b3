import type { HandlersOf } from '#api/calls/handler.ts'
import type * as quotes from '#contract/quotes/quotes.ts'
import { handleAcceptQuote } from './accept-quote.ts'
import { handleCreateQuote } from './create-quote.ts'
import { handleGetOfficeQuote } from './get-office-quote.ts'
import { handleGetQuote } from './get-quote.ts'
import { handleGetQuoteFile } from './get-quote-file.ts'
import { handleOrderQuote } from './order-quote.ts'
import { handleWithdrawQuote } from './withdraw-quote.ts'

export const quoteHandlers: HandlersOf<typeof quotes> = {
  createQuote: handleCreateQuote,
  getOfficeQuote: handleGetOfficeQuote,
  orderQuote: handleOrderQuote,
  withdrawQuote: handleWithdrawQuote,
  getQuote: handleGetQuote,
  getQuoteFile: handleGetQuoteFile,
  acceptQuote: handleAcceptQuote,
}
