import type { getOrderStatus } from '#contract/orders.ts'
import { findOrderHead } from '#db/queries/orders.ts'
import { nextStatuses } from '#rules/order-states.ts'
import type { Handler } from '../machinery/handler.ts'
import { statusOnWire } from './order-on-wire.ts'

export const handleGetOrderStatus: Handler<typeof getOrderStatus> = async ({ params }, { db, locale }) => {
  const order = await findOrderHead(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const next = nextStatuses(order.status, order.delivery_type)
  return {
    value: {
      status: statusOnWire(order.status, locale),
      next: next.map((status) => statusOnWire(status, locale)),
    },
  }
}
