import type { getCustomizations } from '#contract/customizations.ts'
import { listCustomizations } from '#db/queries/customizations.ts'
import { isValidProduct } from '#db/queries/products.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetCustomizations: Handler<typeof getCustomizations> = async ({ params }, { db, locale }) => {
  const [isShown, customizations] = await Promise.all([
    isValidProduct(db, params.id),
    listCustomizations(db, params.id, locale),
  ])
  if (!isShown) return { refusal: 'product-not-found' }
  return { value: { customizations, total: customizations.length } }
}
