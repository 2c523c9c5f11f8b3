import type { getTrackingLink } from '#contract/orders.ts'
import { findOrderHead } from '#db/queries/orders.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetTrackingLink: Handler<typeof getTrackingLink> = async ({ params }, { db }) => {
  const order = await findOrderHead(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  return { value: { trackingNumber: order.tracking_number, trackingUrl: order.tracking_url } }
}
