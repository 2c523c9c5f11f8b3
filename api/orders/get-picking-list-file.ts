import type { Handler } from '#api/calls/handler.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import { openLogo } from '#api/media/open-logo.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getPickingListFile } from '#contract/orders/office-orders.ts'
import { notePrinted } from '#db/queries/orders/office-orders.ts'
import { pickingWords } from '#words/orders/picking/words.ts'
import { loadPicking } from './load-picking.ts'
import { pickingSheet } from './picking-sheet.ts'
import { wantedIds } from './wanted-ids.ts'

export const handleGetPickingListFile: Handler<typeof getPickingListFile> = async ({ query }, parts) => {
  const { db, site, documents, locale, now } = parts
  const ids = wantedIds(query.ids)
  const picking = await loadPicking(db, ids)
  if (!picking) return { refusal: 'order-not-found' }
  await notePrinted(db, { ids, now })
  const [estate, seller] = await Promise.all([loadLetterhead(db), loadSeller(db)])
  const sheet = pickingSheet({ picking, estate, seller, locale, now })
  return {
    afterwards: async () => {
      const made = await documents.packingSlips([sheet], () => openLogo(parts, { siteId: site.id, logo: estate.logo }))
      if ('refusal' in made) return made
      const filename = `${pickingWords[locale].filename}.pdf`
      return { value: { filename, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
