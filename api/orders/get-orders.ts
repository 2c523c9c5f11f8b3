import type { Handler } from '#api/calls/handler.ts'
import type { getOrders } from '#contract/orders/orders.ts'
import { listCustomerOrders } from '#db/queries/orders/order-views.ts'
import { customerOrder } from './customer-order.ts'

export const handleGetOrders: Handler<typeof getOrders> = async ({ list }, { askOnce, principal, locale }) => {
  const userId = principal?.id ?? 0
  const { rows, total } = await askOnce((db) => listCustomerOrders(db, { userId, list }))
  return { value: { orders: rows.map((row) => customerOrder(row, locale)), total } }
}
