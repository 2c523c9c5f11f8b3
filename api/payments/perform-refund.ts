import type { Services } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { findCardUses, returnToGiftCards } from '#db/queries/gift-cards/gift-card-uses.ts'
import { issueInvoice, listInvoices } from '#db/queries/invoices/invoices.ts'
import { type LockedOrder, lockOrder } from '#db/queries/orders/orders.ts'
import { findRefund, findRefundLines, markRefundDone, setPaymentStatus } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { returnToCards } from '#rules/gift-cards/card-shares.ts'
import { cardExpiry } from '#rules/gift-cards/card-times.ts'
import { creditNoteContent } from '#rules/invoices/credit-note.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { isReceivedMeans } from '#rules/payments/received-means.ts'
import type { ProviderContext } from './ask-provider.ts'
import { openSiteAccount } from './site-account.ts'

interface RefundParts extends ProviderContext, Pick<Services, 'payments' | 'secrets'> {
  site: { id: number }
}

/** `pending`: the bank must be asked again. */
type RefundResult = { outcome: 'done' } | { outcome: 'pending'; reason: string }

/** Gives the money of a decided refund back; what was given back before is done as well. */
export async function performRefund(parts: RefundParts, refundId: number): Promise<RefundResult> {
  const { transact, payments, secrets, site, now } = parts
  const { refund, opened } = await transact(async (db) => {
    const found = await findRefund(db, refundId)
    const provider = found?.provider ? payments.of(found.provider) : null
    return { refund: found, opened: await openSiteAccount({ db, secrets, site, now }, provider) }
  })
  if (refund?.status !== 'ASKED') return { outcome: 'done' }
  const atBank = cents(refund.amount_cents - refund.cards_cents)
  // What goes back to gift cards needs no bank; what the estate received by itself it gives back by itself.
  if (atBank > 0 && !isReceivedMeans(refund.provider)) {
    const { reference } = refund
    if (opened.outcome !== 'open' || reference === null) return { outcome: 'pending', reason: 'no account' }
    const requestKey = `refund-${site.id}-${refund.id}`
    const answer = await opened.account.refund({ reference, amount: atBank, requestKey })
    if (answer.outcome !== 'refunded') return { outcome: 'pending', reason: answer.reason }
  }
  await transact(async (db) => {
    await finishRefund(db, { refund, context: parts })
    return {}
  })
  return { outcome: 'done' }
}

type Refund = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** Whoever marks it done writes the credit note and the mail; money that came for no invoice is only given back. */
async function finishRefund(
  db: SiteDb,
  { refund, context: { now, randomId } }: { refund: Refund; context: ProviderContext },
): Promise<void> {
  const order = await lockOrder(db, refund.order_id)
  if (!order || !(await markRefundDone(db, { id: refund.id, now }))) return
  await cancelWork(db, { kind: 'REFUND', subject: String(refund.id) })
  const papers = await listInvoices(db, order.id)
  const invoice = papers.find(({ series }) => series === 'INVOICE')
  const { payment_id: paymentId } = refund
  if (paymentId !== null && refund.payment_status !== 'SUCCEEDED') {
    await setPaymentStatus(db, {
      id: paymentId,
      change: { status: 'REFUNDED', failure: null, changed_at: now },
    })
    // Who lost the last bottle to another was told with the cancellation.
    if (refund.reason !== 'sold-out') await tellReturned(db, { order, refund, now, randomId })
    return
  }
  if (!invoice) return
  await returnCards(db, { refund, now })
  const earlier = papers.filter(({ series }) => series === 'CREDIT_NOTE')
  const year = parisYear(now)
  const number = await issueInvoice(db, {
    series: 'CREDIT_NOTE',
    year,
    orderId: order.id,
    refundId: refund.id,
    content: creditNoteContent({
      invoice: invoice.content,
      number: invoiceNumber({ series: 'INVOICE', year: invoice.year, number: invoice.number }),
      credited: {
        lines: await findRefundLines(db, refund.id),
        shippingCents: refund.shipping_cents,
        goodwillCents: refund.goodwill_cents,
      },
      before: earlier.map(({ content }) => content),
      reason: refund.reason,
      issuedAt: now,
    }),
    totalCents: refund.amount_cents,
    issuedAt: now,
  })
  await queueMail(db, {
    kind: 'ORDER_REFUNDED',
    locale: order.locale,
    recipient: order.email,
    orderId: order.id,
    facts: {
      amountCents: refund.amount_cents,
      reason: refund.reason,
      creditNote: invoiceNumber({ series: 'CREDIT_NOTE', year, number }),
    },
    now,
    randomId,
  })
}

/** A card that has lapsed since can be used for another year: money is not taken by a date. */
async function returnCards(db: SiteDb, { refund, now }: { refund: Refund; now: Date }): Promise<void> {
  const { order_id: orderId, cards_cents } = refund
  if (cards_cents === 0) return
  const { shares } = returnToCards(cards_cents, await findCardUses(db, orderId))
  await returnToGiftCards(db, { orderId, shares, usableUntil: cardExpiry(now, '12') })
}

interface Returned {
  order: LockedOrder
  refund: Refund
  now: Date
  randomId: () => string
}

/** Money that came for an order which had ended, or was not what was asked, is back: without this nobody would know. */
async function tellReturned(db: SiteDb, { order, refund, now, randomId }: Returned): Promise<void> {
  await queueMail(db, {
    kind: 'PAYMENT_RETURNED',
    locale: order.locale,
    recipient: order.email,
    orderId: order.id,
    facts: { amountCents: refund.amount_cents, isWrongAmount: refund.reason === 'wrong-amount' },
    now,
    randomId,
  })
}
