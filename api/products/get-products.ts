import type { getProducts } from '#contract/products.ts'
import { findProductIds } from '#db/queries/product-list.ts'
import type { Handler } from '../machinery/handler.ts'
import { loadCatalogue } from './catalogue-facts.ts'
import { productOnWire } from './product-on-wire.ts'

export const handleGetProducts: Handler<typeof getProducts> = async ({ list }, { db, locale }) => {
  const { ids, total } = await findProductIds(db, locale, list)
  const { rows, offersById, facts } = await loadCatalogue(db, locale, ids)
  const products = rows.map((row) => productOnWire(row, offersById.get(row.id) ?? [], facts))
  return { value: { products, total } }
}
