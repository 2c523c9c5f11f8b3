import { ORDER_STATUSES } from '#contract/order-sets.ts'
import type { getOrderStatuses } from '#contract/orders.ts'
import type { Handler } from '../machinery/handler.ts'
import { statusOnWire } from './order-on-wire.ts'

export const handleGetOrderStatuses: Handler<typeof getOrderStatuses> = async (_, { locale }) => ({
  value: { statuses: ORDER_STATUSES.map((status) => statusOnWire(status, locale)) },
})
