import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { noteHappening } from '#api/calls/happenings.ts'
import { askForPayment } from '#api/checkout/payment-links/ask-for-payment.ts'
import { linkForEstate } from '#api/checkout/payment-links/link-for-estate.ts'
import { openPaymentLink } from '#api/checkout/payment-links/open-payment-link.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { enterOrder } from '#contract/checkout/entered-orders.ts'
import type { LockedOrder } from '#db/queries/orders/orders.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { daysLater } from '#rules/orders/order-times.ts'
import { draftEntry } from './draft-entry.ts'
import { entryRows, placeEntry } from './place-entry.ts'
import { finishEntry, receiveMoney } from './receive-money.ts'

type Body = InputOf<typeof enterOrder>['body']

/** One transaction: an order that is entered twice with the same key is made once, and nothing is half done. */
export const handleEnterOrder: Handler<typeof enterOrder> = async ({ body }, parts) => {
  const { now } = parts
  const problems = paymentProblems(body, now)
  if (problems) return { problems }
  const drafted = await draftEntry(parts, body)
  if (!('order' in drafted)) return drafted
  if (body.shownTotal != null && eurosToCents(body.shownTotal) !== drafted.order.total_cents) {
    return { refusal: 'total-changed' }
  }
  const heldUntil = daysLater(now, body.payment.holdDays)
  const placed = await placeEntry(parts, {
    rows: entryRows(drafted, body.customer.locale),
    source: body.source,
    means: body.payment.means,
    isTakenAway: body.delivery.type === 'TAKEN_AWAY',
    discountReason: body.discount?.reason ?? '',
    note: body.note,
    heldUntil,
  })
  if ('refusal' in placed) return placed
  const { order } = placed
  const paid = await settleEntry(parts, { order, payment: body.payment, until: heldUntil })
  if ('refusal' in paid) return paid
  noteHappening('order', 'placed')
  const changes = [
    { thing: 'orders', id: order.id, before: null, after: { source: body.source, means: body.payment.means } },
  ]
  return { value: { id: order.id, reference: orderReference(order.id), link: paid.link }, changes }
}

/** What is in the hand is there already; what leaves at once is paid before. */
function paymentProblems({ payment, delivery }: Body, now: Date): Problems | null {
  const isDueNow = payment.means === 'TERMINAL' || delivery.type === 'TAKEN_AWAY'
  if (payment.means === 'LINK' && delivery.type === 'TAKEN_AWAY') {
    return { 'payment.means': { problem: 'not-one-of', choices: ['TERMINAL', 'CHEQUE', 'TRANSFER'] } }
  }
  if (isDueNow && !payment.received) return { 'payment.received.on': { problem: 'required' } }
  if (payment.received && payment.received.on > parisDay(now)) return { 'payment.received.on': { problem: 'invalid' } }
  return null
}

interface EntryToSettle {
  order: LockedOrder
  payment: Body['payment']
  until: Date
}

type Settled = { link: Awaited<ReturnType<typeof linkForEstate>> | null } | { refusal: 'order-obstructed' }

async function settleEntry(parts: HandlerContext, { order, payment, until }: EntryToSettle): Promise<Settled> {
  const { means, received, isMailed, instructions } = payment
  const amountCents = order.total_cents
  if (amountCents === 0) {
    const isDone = await finishEntry(parts, { order, paymentId: null })
    return isDone ? { link: null } : { refusal: 'order-obstructed' }
  }
  if (received && means !== 'LINK') {
    return (await receiveMoney(parts, { order, means, ...received })) ?? { link: null }
  }
  const asked = { orderId: order.id, amountCents, expiresAt: until }
  const link = means === 'LINK' ? await openPaymentLink(parts, asked) : null
  if (isMailed) await askForPayment(parts, { order, means, linkId: link?.id ?? null, amountCents, until, instructions })
  return { link: link && (await linkForEstate(parts, { link, locale: order.locale })) }
}
