import type { Services } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { issueInvoice, listInvoices } from '#db/queries/invoices/invoices.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { findRefund, markRefundDone } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { creditNoteContent } from '#rules/invoices/credit-note.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
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
    return {
      refund: found,
      opened: found && (await openSiteAccount({ db, secrets, site, now }, payments.of(found.provider))),
    }
  })
  if (refund?.status !== 'ASKED') return { outcome: 'done' }
  if (opened?.outcome !== 'open' || refund.reference === null) return { outcome: 'pending', reason: 'no account' }
  const { reference, amount_cents } = refund
  const requestKey = `refund-${site.id}-${refund.id}`
  const answer = await opened.account.refund({ reference, amount: cents(amount_cents), requestKey })
  if (answer.outcome !== 'refunded') return { outcome: 'pending', reason: answer.reason }
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
  if (!invoice || order.refunded_cents === 0) return
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
      credited: { lines: [], shippingCents: 0, goodwillCents: refund.amount_cents },
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
