import type { getOrders } from '#contract/orders.ts'
import { listOrdersOf } from '#db/queries/order-views.ts'
import type { Handler } from '../machinery/handler.ts'
import { orderOnWire } from './order-on-wire.ts'

export const handleGetOrders: Handler<typeof getOrders> = async ({ list }, { db, principal, locale }) => {
  const { rows, total } = await listOrdersOf(db, principal?.id ?? 0, list)
  return { value: { orders: rows.map((row) => orderOnWire(row, locale)), total } }
}
