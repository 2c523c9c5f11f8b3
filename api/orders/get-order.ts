import type { Handler } from '#api/calls/handler.ts'
import type { getOrder } from '#contract/orders/orders.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'
import { showOrder } from './show-order.ts'

export const handleGetOrder: Handler<typeof getOrder> = async ({ params }, parts) => {
  const id = await findOrderForCaller(parts, params.id)
  if (id === null) return { refusal: 'order-not-found' }
  return { value: { order: await showOrder(parts.db, { id, locale: parts.locale }) } }
}
