import type { Handler } from '#api/calls/handler.ts'
import type { getTrackingLink } from '#contract/orders/orders.ts'
import { findOrderHead } from '#db/queries/orders/orders.ts'

export const handleGetTrackingLink: Handler<typeof getTrackingLink> = async ({ params }, { db }) => {
  const order = await findOrderHead(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  return { value: { trackingNumber: order.tracking_number, trackingUrl: order.tracking_url } }
}
