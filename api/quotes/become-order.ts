import type { HandlerContext } from '#api/calls/handler.ts'
import { placeEntry } from '#api/checkout/entered/place-entry.ts'
import { finishEntry } from '#api/checkout/entered/receive-money.ts'
import { openPaymentLink } from '#api/checkout/payment-links/open-payment-link.ts'
import { changeOrder, type LockedOrder, lockOrder } from '#db/queries/orders/orders.ts'
import type { PaymentLinkRow } from '#db/queries/payments/payment-links.ts'
import { changeQuote, type QuoteRow } from '#db/queries/quotes/quotes.ts'
import { daysLater } from '#rules/orders/order-times.ts'
import { quoteState } from '#rules/quotes/quote-state.ts'
import { frozenOrder } from './frozen-order.ts'

type Parts = Pick<HandlerContext, 'db' | 'now' | 'randomId' | 'principal' | 'secrets' | 'site'>

interface QuoteOrder {
  order: LockedOrder
  /** Null where nothing is to be paid. */
  link: PaymentLinkRow | null
}

type Outcome = QuoteOrder | { refusal: 'quote-over' | 'order-obstructed' }

/** A quote that holds has its order, at its prices, and the link to pay it: the one that it had, or a new one. */
export async function becomeOrder(
  parts: Parts,
  { quote, holdDays }: { quote: QuoteRow; holdDays: number },
): Promise<Outcome> {
  const { db, now } = parts
  if (quoteState({ state: quote.state, validUntil: quote.valid_until }, now) !== 'OPEN') {
    return quote.state === 'ACCEPTED' ? knownOrder(parts, quote) : { refusal: 'quote-over' }
  }
  const until = daysLater(now, holdDays)
  const held = quote.order_id === null ? null : await lockOrder(db, quote.order_id)
  if (held && held.fulfilment !== 'AWAITING_PAYMENT') return { refusal: 'quote-over' }
  const placed = held ? { order: held } : await placeQuoted(parts, { quote, until })
  if ('refusal' in placed) return placed
  const { order } = placed
  await changeOrder(db, { id: order.id, change: { reserved_until: until, changed_at: now } })
  await changeQuote(db, { id: quote.id, state: 'ACCEPTED', orderId: order.id, now })
  if (order.total_cents > 0) return withLink(parts, { order, until })
  return (await finishEntry(parts, { order, paymentId: null }))
    ? { order, link: null }
    : { refusal: 'order-obstructed' }
}

/** Accepted before: whoever comes again is led to the same order. */
async function knownOrder(parts: Parts, quote: QuoteRow): Promise<Outcome> {
  const order = quote.order_id === null ? undefined : await lockOrder(parts.db, quote.order_id)
  if (order?.fulfilment !== 'AWAITING_PAYMENT' || order.reserved_until === null) return { refusal: 'quote-over' }
  return withLink(parts, { order, until: order.reserved_until })
}

async function withLink(parts: Parts, { order, until }: { order: LockedOrder; until: Date }): Promise<QuoteOrder> {
  const asked = { orderId: order.id, purpose: 'ORDER', amountCents: order.total_cents, expiresAt: until } as const
  return { order, link: await openPaymentLink(parts, asked) }
}

/** The order of a quote, with ids and times of its own. */
export async function placeQuoted(parts: Parts, { quote, until }: { quote: QuoteRow; until: Date }) {
  const { now, randomId } = parts
  const frozen = frozenOrder(quote)
  const own = {
    public_id: randomId(),
    cart_id: randomId(),
    terms_accepted_at: now,
    created_at: now,
    changed_at: now,
    paid_at: null,
  }
  const placed = await placeEntry(parts, {
    rows: { ...frozen, order: { ...frozen.order, ...own } },
    source: quote.source,
    means: 'LINK',
    isTakenAway: false,
    discountReason: quote.discount_reason,
    note: quote.note,
    heldUntil: until,
  })
  // It has no code that could be unknown.
  return 'refusal' in placed ? ({ refusal: 'order-obstructed' } as const) : placed
}
