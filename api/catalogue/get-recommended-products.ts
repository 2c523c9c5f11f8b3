import type { Handler } from '#api/calls/handler.ts'
import type { getRecommendedProducts } from '#contract/catalogue/products.ts'
import { isValidProduct, recommendedIds } from '#db/queries/catalogue/products.ts'
import { loadCatalogue } from './catalogue-facts.ts'
import { productToWire } from './product-to-wire.ts'
import { shownStock } from './shown-stock.ts'

export const handleGetRecommendedProducts: Handler<typeof getRecommendedProducts> = async ({ params }, parts) => {
  const { db, locale } = parts
  if (!(await isValidProduct(db, params.id))) return { refusal: 'product-not-found' }
  const { rows, offersById, facts } = await loadCatalogue(db, { locale, ids: await recommendedIds(db, params.id) })
  const products = rows.map((row) => productToWire({ row, offers: offersById.get(row.id) ?? [], facts }))
  return { value: { products, total: products.length }, ...shownStock(products) }
}
