import type { Handler } from '#api/calls/handler.ts'
import type { getOrderStatus } from '#contract/orders/orders.ts'
import { findOrderHead } from '#db/queries/orders/orders.ts'
import { isRefundable, nextFulfilments } from '#rules/orders/order-states.ts'
import { statusToWire } from './order-to-wire.ts'

export const handleGetOrderStatus: Handler<typeof getOrderStatus> = async ({ params }, { db, locale }) => {
  const order = await findOrderHead(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const { status, fulfilment, money, delivery_type } = order
  return {
    value: {
      status: statusToWire(status, locale),
      fulfilment,
      money,
      next: [
        ...nextFulfilments(fulfilment, delivery_type),
        ...(isRefundable({ money }) ? (['PARTLY_REFUNDED', 'REFUNDED'] as const) : []),
      ].map((next) => statusToWire(next, locale)),
    },
  }
}
