import type { Handler } from '#api/calls/handler.ts'
import type { getReplacement } from '#contract/catalogue/products.ts'
import { findReplacement } from '#db/queries/catalogue/replacements.ts'

export const handleGetReplacement: Handler<typeof getReplacement> = async ({ params }, { db, locale }) => {
  const found = await findReplacement(db, { productId: params.id, locale })
  if (!found) return { refusal: 'product-not-found' }
  const { id, type, slug } = found
  return { value: { id, type: { type }, slug } }
}
