import { draftInvoice } from '#api/invoices/draft-invoice.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import { issueInvoice } from '#db/queries/invoices/invoices.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { inSite } from '#db/site-db.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import type { TestDatabase } from './test-database.ts'

const ISSUED_AT = new Date('2026-11-15T10:05:00Z')

/** Issues the invoice of an order, as completion does, and gives its number. */
export function issueTestInvoice(
  { pool }: Pick<TestDatabase, 'pool'>,
  { orderId, siteId = 1 }: { orderId: number; siteId?: number },
): Promise<string> {
  return inSite({ pool, siteId }, async (db) => {
    const order = await findMailedOrder(db, orderId)
    if (!order) throw new Error(`No order ${orderId}`)
    const seller = await loadSeller(db)
    const content = draftInvoice({ order, lines: order.lines, seller, paidAt: ISSUED_AT, issuedAt: ISSUED_AT })
    const number = await issueInvoice(db, {
      series: 'INVOICE',
      year: 2026,
      orderId,
      refundId: null,
      content,
      totalCents: order.total_cents,
      issuedAt: ISSUED_AT,
    })
    return invoiceNumber({ series: 'INVOICE', year: 2026, number })
  })
}
