import type { Handler } from '#api/calls/handler.ts'
import type { getOrderStatus } from '#contract/orders/orders.ts'
import { findOrderHead } from '#db/queries/orders/orders.ts'
import { nextStatuses } from '#rules/orders/order-states.ts'
import { statusToWire } from './order-to-wire.ts'

export const handleGetOrderStatus: Handler<typeof getOrderStatus> = async ({ params }, { db, locale }) => {
  const order = await findOrderHead(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const next = nextStatuses(order.status, order.delivery_type)
  return {
    value: {
      status: statusToWire(order.status, locale),
      next: next.map((status) => statusToWire(status, locale)),
    },
  }
}
