import type { Handler } from '#api/calls/handler.ts'
import type { getRecommendedProducts } from '#contract/catalogue/products.ts'
import { recommendedCards } from '#db/queries/catalogue/product-cards.ts'
import { shownBy } from './card-shop.ts'
import { productToWire } from './product-to-wire.ts'
import { shownStock } from './shown-stock.ts'

export const handleGetRecommendedProducts: Handler<typeof getRecommendedProducts> = async ({ params }, parts) => {
  const { askOnce, locale } = parts
  const found = await askOnce((db) => recommendedCards(db, { productId: params.id, locale }))
  if (!found) return { refusal: 'product-not-found' }
  const shop = shownBy(found.shop, locale)
  const products = found.cards.map((row) => productToWire(row, shop))
  return { value: { products, total: products.length }, ...shownStock(products) }
}
