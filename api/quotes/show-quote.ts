import type { Quote } from '#contract/quotes/quotes.ts'
import type { QuoteRow } from '#db/queries/quotes/quotes.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { quoteNumber } from '#rules/quotes/quote-number.ts'
import { quoteState } from '#rules/quotes/quote-state.ts'
import { frozenOrder } from './frozen-order.ts'

const inEuros = (amount: number) => euros(cents(amount))

/** What a quote offers: of the person nothing. */
export function showQuote(quote: QuoteRow, now: Date): Quote {
  const { order, lines } = frozenOrder(quote)
  return {
    number: quoteNumber(quote),
    state: quoteState({ state: quote.state, validUntil: quote.valid_until }, now),
    validUntil: quote.valid_until.toISOString(),
    lines: lines.map(({ name, label = '', quantity, total_cents }) => ({
      name,
      label,
      quantity,
      total: inEuros(total_cents),
    })),
    subtotal: inEuros(order.products_cents),
    discount: inEuros(order.discount_cents ?? 0),
    shippingFees: inEuros(order.shipping_cents ?? 0),
    total: inEuros(order.total_cents),
    deliveryType: order.delivery_type,
  }
}
