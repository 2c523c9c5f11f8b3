import type { Handler } from '#api/calls/handler.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import { openLogo } from '#api/media/open-logo.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getPackingSlip } from '#contract/orders/orders.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { notePrinted } from '#db/queries/orders/office-orders.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { packingWords } from '#words/orders/packing/words.ts'
import { packingSlipSheet } from './packing-slip-sheet.ts'
import { withSupplementLines } from './with-supplements.ts'

export const handleGetPackingSlip: Handler<typeof getPackingSlip> = async ({ params }, parts) => {
  const { db, site, documents, now } = parts
  const [order, estate, seller] = await Promise.all([
    findMailedOrder(db, params.id),
    loadLetterhead(db),
    loadSeller(db),
  ])
  if (!order) return { refusal: 'order-not-found' }
  await notePrinted(db, { ids: [order.id], now })
  const [whole = order] = await withSupplementLines(db, [order])
  const slip = packingSlipSheet({ order: whole, estate, seller })
  const filename = `${packingWords[localeFromLang(order.locale)].filename}-${orderReference(order.id)}.pdf`
  return {
    afterwards: async () => {
      const made = await documents.packingSlips([slip], () => openLogo(parts, { siteId: site.id, logo: slip.logo }))
      if ('refusal' in made) return made
      return { value: { filename, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
