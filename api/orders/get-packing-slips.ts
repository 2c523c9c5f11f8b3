import type { Handler } from '#api/calls/handler.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import { openLogo } from '#api/media/open-logo.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getPackingSlips } from '#contract/orders/office-orders.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { notePrinted } from '#db/queries/orders/office-orders.ts'
import { packingWords } from '#words/orders/packing/words.ts'
import { packingSlipSheet } from './packing-slip-sheet.ts'
import { wantedIds } from './wanted-ids.ts'
import { withSupplementLines } from './with-supplements.ts'

export const handleGetPackingSlips: Handler<typeof getPackingSlips> = async ({ query }, parts) => {
  const { db, site, documents, locale, now } = parts
  const ids = wantedIds(query.ids)
  const found = await Promise.all(ids.map((id) => findMailedOrder(db, id)))
  const orders = found.filter((order) => order !== undefined)
  if (orders.length < ids.length) return { refusal: 'order-not-found' }
  await notePrinted(db, { ids, now })
  const [estate, seller] = await Promise.all([loadLetterhead(db), loadSeller(db)])
  const slips = (await withSupplementLines(db, orders)).map((order) => packingSlipSheet({ order, estate, seller }))
  const filename = `${packingWords[locale].severalFilename}.pdf`
  return {
    afterwards: async () => {
      const made = await documents.packingSlips(slips, () => openLogo(parts, { siteId: site.id, logo: estate.logo }))
      if ('refusal' in made) return made
      return { value: { filename, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
