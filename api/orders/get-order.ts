import type { getOrder } from '#contract/orders.ts'
import type { Handler } from '../machinery/handler.ts'
import { reachOrder } from './reach-order.ts'
import { showOrder } from './show-order.ts'

export const handleGetOrder: Handler<typeof getOrder> = async ({ params }, parts) => {
  const id = await reachOrder(parts, params.id)
  if (id === null) return { refusal: 'order-not-found' }
  return { value: { order: await showOrder(parts.db, id, parts.locale) } }
}
