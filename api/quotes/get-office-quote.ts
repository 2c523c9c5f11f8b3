import type { Handler } from '#api/calls/handler.ts'
import type { getOfficeQuote } from '#contract/quotes/quotes.ts'
import { findQuote, findQuoteMaker } from '#db/queries/quotes/quotes.ts'
import { frozenOrder } from './frozen-order.ts'
import { openQuoteToken } from './quote-token.ts'
import { quoteUrl } from './quote-url.ts'
import { showQuote } from './show-quote.ts'

export const handleGetOfficeQuote: Handler<typeof getOfficeQuote> = async ({ params }, parts) => {
  const { db, now, secrets } = parts
  const quote = await findQuote(db, params.id)
  if (!quote) return { refusal: 'thing-not-found' }
  const shown = showQuote(quote, now)
  const isAccepted = shown.state === 'ACCEPTED'
  return {
    value: {
      quote: {
        ...shown,
        id: quote.id,
        customer: `${quote.firstname} ${quote.lastname}`.trim(),
        email: quote.email,
        phone: frozenOrder(quote).order.phone ?? '',
        source: quote.source,
        discountReason: quote.discount_reason,
        note: quote.note,
        createdAt: quote.created_at.toISOString(),
        who: quote.created_by === null ? null : await findQuoteMaker(db, quote.created_by),
        url: await quoteUrl(parts, quote),
        file: `/quote/${openQuoteToken(secrets, quote)}/file`,
        holdsStock: quote.order_id !== null && !isAccepted,
        idOrder: isAccepted ? quote.order_id : null,
      },
    },
  }
}
