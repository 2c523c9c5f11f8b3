import type { Handler } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getShippingLabels } from '#contract/orders/office-orders.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { labelWords } from '#words/orders/labels/words.ts'
import { shippingLabels } from './shipping-label.ts'
import { wantedIds } from './wanted-ids.ts'
import { withSupplementLines } from './with-supplements.ts'

/** Those of the orders that a carrier brings; what is fetched or was cancelled needs none. */
export const handleGetShippingLabels: Handler<typeof getShippingLabels> = async ({ query }, parts) => {
  const { db, documents, locale, now } = parts
  const ids = wantedIds(query.ids)
  const found = (await Promise.all(ids.map((id) => findMailedOrder(db, id)))).filter((order) => order !== undefined)
  if (found.length < ids.length) return { refusal: 'order-not-found' }
  const sent = (await withSupplementLines(db, found)).filter(
    ({ delivery_type: way, fulfilment }) => (way === 'DELIVERY' || way === 'PICKUP') && fulfilment !== 'CANCELLED',
  )
  if (sent.length === 0) return { refusal: 'nothing-to-send' }
  const estate = await loadLetterhead(db)
  const { format, parcels, first } = query
  const words = labelWords[locale]
  const sheets = {
    look: estate.look,
    lang: LOCALES[locale].iso,
    issuedAt: now.toISOString(),
    title: words.title,
    estate: estate.name,
    format,
    skipped: first - 1,
    labels: sent.flatMap((order) => shippingLabels({ order, estate, parcels, locale })),
  }
  return {
    afterwards: async () => {
      const made = await documents.shippingLabels(sheets)
      if ('refusal' in made) return made
      return { value: { filename: `${words.filename}.pdf`, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
