import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { draftEntry } from '#api/checkout/entered/draft-entry.ts'
import { entryRows } from '#api/checkout/entered/place-entry.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { createQuote } from '#contract/quotes/quotes.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { addQuote, changeQuote, type QuoteRow } from '#db/queries/quotes/quotes.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { daysLater } from '#rules/orders/order-times.ts'
import { quoteNumber } from '#rules/quotes/quote-number.ts'
import { placeQuoted } from './become-order.ts'
import { sealQuoteToken } from './quote-token.ts'
import { quoteUrl } from './quote-url.ts'

/** One transaction, like an order that is entered: the same key makes one quote. */
export const handleCreateQuote: Handler<typeof createQuote> = async ({ body }, parts) => {
  const { db, now, secrets, site, principal } = parts
  // What leaves at once is sold; a code is used when something is bought, and a slot is somebody's who comes.
  if (body.delivery.type === 'TAKEN_AWAY') {
    return { problems: { 'delivery.type': { problem: 'not-one-of', choices: ['CLICK_AND_COLLECT', 'DELIVERY'] } } }
  }
  if (body.discountCode) return { problems: { discountCode: { problem: 'invalid' } } }
  if (body.delivery.dateSchedule) return { problems: { 'delivery.dateSchedule': { problem: 'invalid' } } }
  const drafted = await draftEntry(parts, body)
  if (!('order' in drafted)) return drafted
  const { order, lines } = entryRows(drafted, body.customer.locale)
  if (body.shownTotal != null && eurosToCents(body.shownTotal) !== order.total_cents)
    return { refusal: 'total-changed' }
  const quote = await addQuote(db, {
    ...sealQuoteToken(secrets, site.id),
    year: parisYear(now),
    user_id: order.user_id ?? null,
    locale: order.locale,
    email: order.email,
    firstname: order.firstname,
    lastname: order.lastname,
    order_row: JSON.stringify(order),
    order_lines: JSON.stringify(lines),
    source: body.source,
    discount_reason: body.discount?.reason ?? '',
    note: body.note,
    total_cents: order.total_cents,
    created_by: principal?.id ?? null,
    created_at: now,
    valid_until: daysLater(now, body.validDays),
    changed_at: now,
  })
  const refused = body.holdsStock ? await holdForQuote(parts, quote) : null
  if (refused) return refused
  await scheduleWork(db, { kind: 'QUOTE_LAPSE', subject: String(quote.id), dueAt: quote.valid_until })
  if (body.isMailed && quote.email !== '') await mailQuote(parts, quote)
  const number = quoteNumber(quote)
  const changes = [{ thing: 'quotes', id: quote.id, before: null, after: { number, source: body.source } }]
  return { value: { id: quote.id, number, url: await quoteUrl(parts, quote) }, changes }
}

/** Stock is held by orders alone: one is made that waits as long as the quote. */
async function holdForQuote(parts: HandlerContext, quote: QuoteRow) {
  const placed = await placeQuoted(parts, { quote, until: quote.valid_until })
  if ('refusal' in placed) return placed
  await changeQuote(parts.db, { id: quote.id, state: 'OPEN', orderId: placed.order.id, now: parts.now })
  return null
}

async function mailQuote({ db, now, randomId }: HandlerContext, quote: QuoteRow): Promise<void> {
  await queueMail(db, {
    kind: 'QUOTE',
    locale: quote.locale,
    recipient: quote.email,
    orderId: null,
    facts: { quoteId: quote.id },
    now,
    randomId,
  })
}
