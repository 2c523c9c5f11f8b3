import type { Handler } from '#api/calls/handler.ts'
import type { readInvoice } from '#contract/orders/orders.ts'
import { findInvoiceSheet } from './find-invoice-sheet.ts'

/** The same words as on paper, for who reads with ears or fingers: the drawing of a PDF has no structure to follow. */
export const handleReadInvoice: Handler<typeof readInvoice> = async ({ params }, parts) => {
  const sheet = await findInvoiceSheet(parts, params)
  if (!sheet) return { refusal: 'order-not-found' }
  const { look: _look, logo: _logo, issuedAt: _issuedAt, paging: _paging, ...invoice } = sheet
  return { value: { invoice } }
}
