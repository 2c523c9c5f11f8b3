import type { Handler } from '#api/calls/handler.ts'
import type { getProduct } from '#contract/catalogue/products.ts'
import { productDetailRows } from '#db/queries/catalogue/products.ts'
import { loadCatalogue } from './catalogue-facts.ts'
import { detailMedia, productDetailToWire } from './product-detail-to-wire.ts'
import { shownStock } from './shown-stock.ts'

export const handleGetProduct: Handler<typeof getProduct> = async ({ params }, { db, locale }) => {
  const [{ rows, offersById, facts }, details] = await Promise.all([
    loadCatalogue(db, { locale, ids: [params.id] }),
    productDetailRows(db, { productId: params.id, locale }),
  ])
  const [row] = rows
  if (!row) return { refusal: 'product-not-found' }
  const media = await detailMedia(db, { details, facts })
  const offers = offersById.get(row.id) ?? []
  const product = productDetailToWire({ row, offers, facts: { ...facts, mediaById: media }, details })
  return { value: product, ...shownStock([product]) }
}
