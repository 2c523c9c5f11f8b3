import { cancelWork } from '#db/queries/due-work.ts'
import { issueInvoice } from '#db/queries/invoices.ts'
import { addOrderEvent, closeCart, findOrderLines, lockOrder, setOrderStatus } from '#db/queries/orders.ts'
import { setPaymentStatus } from '#db/queries/payments.ts'
import { reservationsOf, takeStock } from '#db/queries/stock-holds.ts'
import type { SiteDb } from '#db/site-db.ts'
import { parisYear } from '#rules/paris-time.ts'
import { invoiceOfOrder } from '../invoices/invoice-of-order.ts'
import { loadSeller } from '../invoices/load-seller.ts'
import { queueMail } from '../mails/queue-mail.ts'

export interface Completion {
  orderId: number
  /** Null when the order costs nothing. */
  paymentId: number | null
  now: Date
  randomId: () => string
}

/**
 * Makes an order a paid one: stock is taken, the payment written, the invoice numbered, the mail queued, all or nothing.
 * False when its stock is gone: then nothing may be kept of the transaction's takings. The counter of invoices is locked
 * last, because every completion of the estate waits for it.
 */
export async function completeOrder(db: SiteDb, { orderId, paymentId, now, randomId }: Completion): Promise<boolean> {
  const order = await lockOrder(db, orderId)
  if (order?.status !== 'AWAITING_PAYMENT') throw new Error(`Order ${orderId} does not await payment`)
  const [held, lines, seller] = await Promise.all([
    reservationsOf(db, orderId),
    findOrderLines(db, orderId),
    loadSeller(db),
  ])
  if (!(await takeStock(db, orderId, held))) return false
  const { locale, email: recipient } = order
  // Sent at once, answered in turn: the connection keeps their order.
  await Promise.all([
    paymentId === null
      ? undefined
      : setPaymentStatus(db, paymentId, { status: 'SUCCEEDED', failure: null, changed_at: now }),
    setOrderStatus(db, orderId, { status: 'PAID', paid_at: now, changed_at: now, reserved_until: null }),
    addOrderEvent(db, { orderId, from: 'AWAITING_PAYMENT', to: 'PAID', actor: 'PAYMENT', at: now }),
    closeCart(db, order.cart_id, now),
    cancelWork(db, 'ORDER_EXPIRY', String(orderId)),
    queueMail(db, { kind: 'ORDER_CONFIRMED', locale, recipient, orderId, facts: {}, now, randomId }),
  ])
  await issueInvoice(db, {
    series: 'INVOICE',
    year: parisYear(now),
    orderId,
    refundId: null,
    content: invoiceOfOrder({ order, lines, seller, paidAt: now, issuedAt: now }),
    totalCents: order.total_cents,
    issuedAt: now,
  })
  return true
}
