import type { Handler } from '#api/calls/handler.ts'
import type { getProduct } from '#contract/catalogue/products.ts'
import { findPage } from '#db/queries/catalogue/product-cards.ts'
import { shownBy } from './card-shop.ts'
import { productDetailToWire } from './product-detail-to-wire.ts'
import { shownStock } from './shown-stock.ts'

export const handleGetProduct: Handler<typeof getProduct> = async ({ params }, { askOnce, locale }) => {
  const row = await askOnce((db) => findPage(db, { productId: params.id, locale }))
  if (!row) return { refusal: 'product-not-found' }
  const product = productDetailToWire(row, shownBy(row, locale))
  return { value: product, ...shownStock([product]) }
}
