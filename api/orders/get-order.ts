import type { Handler } from '#api/calls/handler.ts'
import type { getOrder } from '#contract/orders/orders.ts'
import { findOrderView } from '#db/queries/orders/order-views.ts'
import { customerOrder } from './customer-order.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'
import { orderToWire } from './order-to-wire.ts'

export const handleGetOrder: Handler<typeof getOrder> = async ({ params }, parts) => {
  const { db, principal, locale } = parts
  const id = await findOrderForCaller(parts, params.id)
  const view = id === null ? undefined : await findOrderView(db, id)
  if (!view) return { refusal: 'order-not-found' }
  // By its number the estate sees it too, which is to ask for the code and not to read it.
  const isCustomers = typeof params.id === 'string' || principal?.role === 'CUSTOMER'
  return { value: { order: isCustomers ? customerOrder(view, locale) : orderToWire(view, locale) } }
}
