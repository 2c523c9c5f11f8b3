import type { Services } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { issueInvoice, listInvoices } from '#db/queries/invoices/invoices.ts'
import { lockOrder } from '#db/queries/orders/orders.ts'
import { findRefund, markRefundDone } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'
import { PaymentUnavailable } from '#providers/payments/payments.ts'
import { cents } from '#rules/basics/money.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { creditNoteContent } from '#rules/invoices/invoice.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import type { ProviderContext } from './ask-provider.ts'
import { openSiteAccount } from './site-account.ts'

interface RefundParts extends ProviderContext, Pick<Services, 'secrets'> {
  site: { id: number }
}

/** Gives the money of a decided refund back. True when it is done, now or before; false when the bank must be asked again. */
export async function performRefund(parts: RefundParts, refundId: number): Promise<boolean> {
  const { transact, payments, secrets, site, now, randomId } = parts
  const { refund, account } = await transact(async (db) => {
    const found = await findRefund(db, refundId)
    return {
      refund: found,
      account: found && (await openSiteAccount({ db, secrets, site, now }, found.provider, randomId)),
    }
  })
  if (refund?.status !== 'ASKED') return true
  const provider = payments.of(refund.provider)
  if (!provider || !account || refund.reference === null) return false
  const requestKey = `refund-${site.id}-${refund.id}`
  try {
    await provider.refund(account, { reference: refund.reference, amount: cents(refund.amount_cents), requestKey })
  } catch (error) {
    if (error instanceof PaymentUnavailable) return false
    throw error
  }
  await transact(async (db) => {
    await finishRefund(db, refund, parts)
    return {}
  })
  return true
}

type Refund = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** Whoever marks it done writes the credit note and the mail; money that came for no invoice is only given back. */
async function finishRefund(db: SiteDb, refund: Refund, { now, randomId }: ProviderContext): Promise<void> {
  const order = await lockOrder(db, refund.order_id)
  if (!order || !(await markRefundDone(db, refund.id, now))) return
  await cancelWork(db, 'REFUND', String(refund.id))
  const papers = await listInvoices(db, order.id)
  const invoice = papers.find(({ series }) => series === 'INVOICE')
  if (!invoice || order.refunded_cents === 0) return
  const credited = papers.filter(({ series }) => series === 'CREDIT_NOTE')
  const year = parisYear(now)
  const number = await issueInvoice(db, {
    series: 'CREDIT_NOTE',
    year,
    orderId: order.id,
    refundId: refund.id,
    content: creditNoteContent({
      invoice: invoice.content,
      number: invoiceNumber('INVOICE', invoice.year, invoice.number),
      amountCents: refund.amount_cents,
      alreadyCents: credited.reduce((sum, { total_cents }) => sum + total_cents, 0),
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
      creditNote: invoiceNumber('CREDIT_NOTE', year, number),
    },
    now,
    randomId,
  })
}
