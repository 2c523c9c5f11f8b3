import type { Handler } from '#api/calls/handler.ts'
import { ORDER_STATUSES } from '#contract/orders/closed-sets.ts'
import type { getOrderStatuses } from '#contract/orders/orders.ts'
import { statusToWire } from './order-to-wire.ts'

export const handleGetOrderStatuses: Handler<typeof getOrderStatuses> = async (_, { locale }) => ({
  value: { statuses: ORDER_STATUSES.map((status) => statusToWire(status, locale)) },
})
