import type { Handler } from '#api/calls/handler.ts'
import type { getCustomizations } from '#contract/customizations/customizations.ts'
import { isValidProduct } from '#db/queries/catalogue/products.ts'
import { findCustomizationPicture } from '#db/queries/customizations/customization-pictures.ts'
import { listCustomizations } from '#db/queries/customizations/customizations.ts'

export const handleGetCustomizations: Handler<typeof getCustomizations> = async ({ params }, { db, locale }) => {
  const [isShown, customizations, picture] = await Promise.all([
    isValidProduct(db, params.id),
    listCustomizations(db, { productId: params.id, locale }),
    findCustomizationPicture(db, params.id),
  ])
  if (!isShown) return { refusal: 'product-not-found' }
  return { value: { customizations, total: customizations.length, picture } }
}
