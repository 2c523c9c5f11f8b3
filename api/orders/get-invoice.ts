import type { Handler } from '#api/calls/handler.ts'
import { openLogo } from '#api/media/open-logo.ts'
import type { getInvoice } from '#contract/orders/orders.ts'
import { findInvoiceSheet } from './find-invoice-sheet.ts'

export const handleGetInvoice: Handler<typeof getInvoice> = async ({ params }, parts) => {
  const sheet = await findInvoiceSheet(parts, params)
  if (!sheet) return { refusal: 'order-not-found' }
  const logo = { siteId: parts.site.id, logo: sheet.logo }
  return {
    afterwards: async () => {
      const made = await parts.documents.invoice(sheet, () => openLogo(parts, logo))
      if ('refusal' in made) return made
      return { value: { filename: `${sheet.number}.pdf`, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
