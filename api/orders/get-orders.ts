import type { Handler } from '#api/calls/handler.ts'
import type { getOrders } from '#contract/orders/orders.ts'
import { listOrdersOf } from '#db/queries/orders/order-views.ts'
import { orderOnWire } from './order-to-wire.ts'

export const handleGetOrders: Handler<typeof getOrders> = async ({ list }, { db, principal, locale }) => {
  const { rows, total } = await listOrdersOf(db, principal?.id ?? 0, list)
  return { value: { orders: rows.map((row) => orderOnWire(row, locale)), total } }
}
