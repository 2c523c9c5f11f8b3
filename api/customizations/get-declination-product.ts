import type { getDeclinationProduct } from '#contract/customizations.ts'
import { findOffer } from '#db/queries/declinations.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetDeclinationProduct: Handler<typeof getDeclinationProduct> = async ({ params }, { db }) => {
  const offer = await findOffer(db, params.id)
  return offer ? { value: { id: offer.product_id } } : { refusal: 'declination-not-found' }
}
