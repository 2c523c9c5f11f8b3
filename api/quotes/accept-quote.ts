import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { openPaymentLinkToken } from '#api/checkout/payment-links/link-token.ts'
import type { acceptQuote } from '#contract/quotes/quotes.ts'
import { findQuoteByToken, lockQuote } from '#db/queries/quotes/quotes.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { becomeOrder } from './become-order.ts'

/** Days in which what was accepted is paid. */
const HOLD_DAYS = 7

/** Under the quote's lock: accepted in two tabs it is one order. Its terms are accepted where it is paid. */
export const handleAcceptQuote: Handler<typeof acceptQuote> = async ({ params: { token } }, parts) => {
  const { db, locale, secrets } = parts
  const found = await findQuoteByToken(db, hashToken(token))
  const quote = found && (await lockQuote(db, found.id))
  if (!quote) return { refusal: 'quote-unknown' }
  const become = await becomeOrder({ ...parts, principal: null }, { quote, holdDays: HOLD_DAYS })
  if ('refusal' in become) return become
  const path = become.link ? `/payment/${openPaymentLinkToken(secrets, become.link)}` : `/quote/${token}`
  return { value: { path: pathInLocale(path, locale) } }
}
