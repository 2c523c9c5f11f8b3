import type { HandlerContext } from '#api/calls/handler.ts'
import { invoiceSheet } from '#api/invoices/invoice-sheet.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import { findInvoice } from '#db/queries/invoices/invoices.ts'
import type { InvoiceSheet } from '#providers/documents/invoice-sheet.ts'
import { parseInvoiceNumber } from '#rules/invoices/invoice-number.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'

/** An invoice or a credit note in words, for whoever may see its order; null for anyone else and any other number. */
export async function findInvoiceSheet(
  parts: Pick<HandlerContext, 'db' | 'principal'>,
  { id, document }: { id: number | string; document: string },
): Promise<InvoiceSheet | null> {
  const number = parseInvoiceNumber(document)
  const orderId = number && (await findOrderForCaller(parts, id))
  const found = number && orderId ? await findInvoice(parts.db, { orderId, invoice: number }) : undefined
  return found ? invoiceSheet(found, await loadLetterhead(parts.db)) : null
}
