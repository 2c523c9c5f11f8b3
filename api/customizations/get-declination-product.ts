import type { Handler } from '#api/calls/handler.ts'
import type { getDeclinationProduct } from '#contract/customizations/customizations.ts'
import { findOffer } from '#db/queries/catalogue/declinations.ts'

export const handleGetDeclinationProduct: Handler<typeof getDeclinationProduct> = async ({ params }, { db }) => {
  const offer = await findOffer(db, params.id)
  return offer ? { value: { id: offer.product_id } } : { refusal: 'declination-not-found' }
}
