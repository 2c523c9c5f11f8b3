import type { getInvoice } from '#contract/orders.ts'
import { findInvoice } from '#db/queries/invoices.ts'
import { parseInvoiceNumber } from '#rules/invoice-number.ts'
import type { Handler } from '../machinery/handler.ts'
import { estateOfMail } from '../mails/estate-of-mail.ts'
import { reachOrder } from '../orders/reach-order.ts'
import { invoiceSheet } from './invoice-sheet.ts'

export const handleGetInvoice: Handler<typeof getInvoice> = async ({ params }, parts) => {
  const { db, documents } = parts
  const number = parseInvoiceNumber(params.document)
  const orderId = number && (await reachOrder(parts, params.id))
  const found = number && orderId ? await findInvoice(db, orderId, number) : undefined
  if (!found) return { refusal: 'order-not-found' }
  const { look } = await estateOfMail(db)
  const sheet = invoiceSheet(found, look)
  return {
    afterwards: async () => {
      const made = await documents.invoice(sheet)
      if ('refusal' in made) return made
      return { value: { filename: `${sheet.number}.pdf`, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
