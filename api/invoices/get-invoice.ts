import type { Handler } from '#api/calls/handler.ts'
import { findOrderForCaller } from '#api/orders/find-order-for-caller.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getInvoice } from '#contract/orders/orders.ts'
import { findInvoice } from '#db/queries/invoices/invoices.ts'
import { parseInvoiceNumber } from '#rules/invoices/invoice-number.ts'
import { invoiceSheet } from './invoice-sheet.ts'

export const handleGetInvoice: Handler<typeof getInvoice> = async ({ params }, parts) => {
  const { db, documents } = parts
  const number = parseInvoiceNumber(params.document)
  const orderId = number && (await findOrderForCaller(parts, params.id))
  const found = number && orderId ? await findInvoice(db, orderId, number) : undefined
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
