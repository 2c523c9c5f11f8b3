import type { Handler } from '#api/calls/handler.ts'
import { invoiceSheet } from '#api/invoices/invoice-sheet.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getInvoice } from '#contract/orders/orders.ts'
import { findInvoice } from '#db/queries/invoices/invoices.ts'
import { parseInvoiceNumber } from '#rules/invoices/invoice-number.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'

export const handleGetInvoice: Handler<typeof getInvoice> = async ({ params }, parts) => {
  const { db, documents } = parts
  const number = parseInvoiceNumber(params.document)
  const orderId = number && (await findOrderForCaller(parts, params.id))
  const found = number && orderId ? await findInvoice(db, { orderId, invoice: number }) : undefined
  if (!found) return { refusal: 'order-not-found' }
  const { look } = await loadLetterhead(db)
  const sheet = invoiceSheet(found, look)
  return {
    afterwards: async () => {
      const made = await documents.invoice(sheet)
      if ('refusal' in made) return made
      return { value: { filename: `${sheet.number}.pdf`, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
